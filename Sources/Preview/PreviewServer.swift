import NIOCore
import NIOHTTP1
import NIOPosix
import SystemCalls

/// Serves the page of a preview on this machine alone.
package struct PreviewServer: Sendable {
  private let session: PreviewSession
  private let title: String

  /// A reason why a preview cannot be served.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(UInt16)
    /// The system does not allow it; the text is its own.
    case cannotListen(String)

    /// One sentence for the person who asked for the preview.
    package var description: String {
      switch self {
      case .portTaken(let port): "port \(port) is taken: choose another with --port, or 0 for any that is free"
      case .cannotListen(let text): "cannot listen for the browser: \(text)"
      }
    }
  }

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - session: What the page shows.
  ///   - title: What the page is called before it knows the scene's title.
  package init(_ session: PreviewSession, title: String) {
    self.session = session
    self.title = title
  }

  /// Serves until the task is canceled.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any that is free.
  ///   - isReady: Is told the address of the page, once.
  /// - Throws: ``Failure``, `CancellationError`, or what `isReady` throws.
  package func run(port: UInt16, isReady: @escaping @Sendable (String) async throws -> Void) async throws {
    try await MultiThreadedEventLoopGroup.withEventLoopGroup(numberOfThreads: 1) { loop in
      let (exchanges, arrivals) = AsyncStream.makeStream(of: PreviewExchange.self)
      let listener = try await Self.listen(on: port, loop) { arrivals.yield($0) }
      listener.closeFuture.whenComplete { _ in arrivals.finish() }
      guard let actual = listener.localAddress?.port else { throw Failure.cannotListen("no address") }
      let desk = PreviewDesk(session: session, title: title, port: actual)
      try await isReady("http://127.0.0.1:\(actual)/")
      await withDiscardingTaskGroup { group in
        for await exchange in exchanges {
          // A connection that is gone needs no answer.
          group.addTask { try? await exchange.send(desk.answer(exchange.request)) }
        }
      }
      try Task.checkCancellation()
      throw Failure.cannotListen("the system has put an end to it")
    }
  }

  private static func listen(
    on port: UInt16, _ loop: MultiThreadedEventLoopGroup, receive: @escaping @Sendable (PreviewExchange) -> Void
  ) async throws -> any Channel {
    // As many stay for everything else, which does not go on without: Dispatch ends a process that has none left.
    let mostConnections = fileLimit() / 2
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { listener in
        listener.eventLoop.makeCompletedFuture {
          try listener.pipeline.syncOperations.addHandler(ConnectionLimit(most: mostConnections))
        }
      }
      .childChannelInitializer { connection in
        connection.eventLoop.makeCompletedFuture {
          try connection.pipeline.syncOperations.configureHTTPServerPipeline()
          try connection.pipeline.syncOperations.addHandler(PreviewConnection(receive: receive))
        }
      }
    do {
      return try await bootstrap.bind(to: SocketAddress(ipAddress: "127.0.0.1", port: Int(port))).get()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw Failure.portTaken(port)
    } catch {
      throw Failure.cannotListen("\(error)")
    }
  }

  /// Returns the number of files the process may have open, after raising it as far as the system allows.
  private static func fileLimit() -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    // Sound: the calls are given the one local variable.
    unsafe getrlimit(files, &limit)
    limit.rlim_cur = limit.rlim_max
    unsafe setrlimit(files, &limit)
    unsafe getrlimit(files, &limit)
    return Int(clamping: limit.rlim_cur)
  }
}
