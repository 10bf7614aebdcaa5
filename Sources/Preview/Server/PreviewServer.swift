import Locks
import NIOCore
import NIOPosix
import SystemCalls

/// Serves the page of a preview or a review, by default only on this machine.
package struct PreviewServer: Sendable {
  private let makeDesk: @Sendable (PreviewAccess) -> any PageRoutes
  /// The time limit for slow connections.
  var patience = TimeAmount.seconds(30)

  /// A reason why a preview cannot be served.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Another program is using the port.
    case portTaken(UInt16)
    /// The system doesn't allow listening; the text is the system's message.
    case cannotListen(String)

    /// The message for the user, one sentence.
    package var description: String {
      switch self {
      case .portTaken(let port): "port \(port) is in use: choose another with --port, or 0 for any free port"
      case .cannotListen(let text): "cannot listen for browser connections: \(text)"
      }
    }
  }

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - session: The session that the page shows.
  ///   - title: The page's title before the scene's title is known.
  ///   - look: The appearance of the page.
  ///   - recording: The recording beside the scene; nil for none.
  package init(
    _ session: PreviewSession, title: String, look: PreviewAppearance = PreviewAppearance(),
    recording: PreviewRecording? = nil
  ) {
    self.init { gate in
      PreviewRoutes(session: session, title: title, gate: gate, look: look, recording: recording)
    }
  }

  /// Creates a server for other pages.
  ///
  /// - Parameter makeDesk: Creates the routes that answer requests, once the port is known.
  package init(makeDesk: @escaping @Sendable (PreviewAccess) -> any PageRoutes) { self.makeDesk = makeDesk }

  /// The default port.
  private static let usualPort: UInt16 = 8417

  /// Serves on a requested port, or else on the default port or, if that is in use, on any free port.
  ///
  /// - Parameters:
  ///   - port: The port; nil for the default port.
  ///   - network: The access for other machines; nil for none.
  ///   - isReady: Called once with the URL of the page, and the URL for other machines.
  /// - Throws: The same errors as ``run(port:network:isReady:)``.
  package func run(
    on port: Int?, network: PreviewNetwork? = nil,
    isReady: @escaping @Sendable (_ address: String, _ networkAddress: String?) async throws -> Void
  ) async throws {
    if let port { return try await run(port: UInt16(clamping: port), network: network, isReady: isReady) }
    do {
      try await run(port: Self.usualPort, network: network, isReady: isReady)
    } catch Failure.portTaken {
      try await run(port: 0, network: network, isReady: isReady)
    }
  }

  /// Serves until the task is canceled.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any free port.
  ///   - network: The access for other machines; nil for none.
  ///   - isReady: Called once with the URL of the page, and the URL for other machines.
  /// - Throws: ``Failure``, `CancellationError`, or the error of `isReady`.
  package func run(
    port: UInt16, network: PreviewNetwork? = nil,
    isReady: @escaping @Sendable (_ address: String, _ networkAddress: String?) async throws -> Void
  ) async throws {
    try await MultiThreadedEventLoopGroup.withEventLoopGroup(numberOfThreads: 1) { loop in
      let (news, arrivals) = AsyncStream.makeStream(of: PreviewArrival.self)
      let gate = AccessBox()
      let listener = try await listen(on: "127.0.0.1", port, loop, gate) { arrivals.yield($0) }
      listener.closeFuture.whenComplete { _ in arrivals.finish() }
      guard let actual = listener.localAddress?.port else { throw Failure.cannotListen("no address") }
      gate.change { $0.port = actual }
      if let network {
        let token = PreviewAccess.randomToken()
        gate.change {
          $0.network = PreviewAccess.Network(address: network.address, token: token, allowsTouch: network.allowsTouch)
        }
        _ = try await listen(on: network.address, UInt16(actual), loop, gate) { arrivals.yield($0) }
      }
      let desk = makeDesk(gate.current)
      let networkAddress = desk.gate.network.map { "http://\($0.address):\(actual)/\($0.token)/" }
      try await isReady(desk.gate.address, networkAddress)
      await withDiscardingTaskGroup { group in
        for await arrival in news {
          switch arrival {
          // If the connection is closed, no answer is needed.
          case .exchange(let exchange): group.addTask { try? await exchange.send(desk.answer(exchange.request)) }
          case .page(let page):
            group.addTask {
              await withTaskCancellationHandler {
                await desk.serve(page)
              } onCancel: {
                page.inbox.close()
                page.close()
              }
            }
          }
        }
      }
      try Task.checkCancellation()
      throw Failure.cannotListen("the system closed the socket")
    }
  }

  private func listen(
    on address: String, _ port: UInt16, _ loop: MultiThreadedEventLoopGroup, _ gate: AccessBox,
    receive: @escaping @Sendable (PreviewArrival) -> Void
  ) async throws -> any Channel {
    // Half of the file descriptors are reserved for other uses, because Dispatch ends a process that runs out of them.
    let maximumConnectionCount = ProcessResources.raiseFileLimit() / 2
    let patience = patience
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .serverChannelInitializer { listener in
        listener.eventLoop.makeCompletedFuture {
          try listener.pipeline.syncOperations.addHandler(ConnectionLimit(limit: maximumConnectionCount))
        }
      }
      .childChannelInitializer { connection in
        connection.eventLoop.makeCompletedFuture {
          try PreviewPipeline(patience: patience, gate: { gate.current }, receive: receive).configure(connection)
        }
      }
    do {
      return try await bootstrap.bind(to: SocketAddress(ipAddress: address, port: Int(port))).get()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw Failure.portTaken(port)
    } catch {
      throw Failure.cannotListen("\(error)")
    }
  }
}

/// The network access to a preview.
package struct PreviewNetwork: Hashable, Sendable {
  /// The IP address of this machine on the network.
  package var address: String
  /// True if other machines can touch the scene.
  package var allowsTouch: Bool

  /// Creates the network access to a preview.
  package init(address: String, allowsTouch: Bool) {
    self.address = address
    self.allowsTouch = allowsTouch
  }
}

/// The access rules, which are complete once the port is known.
private final class AccessBox: Sendable {
  private let gate = Locked(PreviewAccess(port: 0))

  var current: PreviewAccess { gate.withLock(\.self) }

  func change(_ change: (inout sending PreviewAccess) -> Void) { gate.withLock { change(&$0) } }
}
