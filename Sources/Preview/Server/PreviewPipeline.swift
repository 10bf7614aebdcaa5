package import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A request or a live page that has arrived on a connection.
package enum PreviewArrival: Sendable {
  case exchange(PreviewExchange)
  case page(LivePage)
}

/// The handlers of one connection, for requests and, on authorized connections, WebSocket messages.
package struct PreviewPipeline: Sendable {
  /// The time limit for the client to send a request or read its response; slower connections are closed.
  private let patience: TimeAmount
  /// The access rules for WebSocket connections.
  private let gate: @Sendable () -> PreviewAccess
  private let receive: @Sendable (PreviewArrival) -> Void

  /// Creates the handlers of a connection.
  ///
  /// - Parameters:
  ///   - patience: The time limit for the client to send a request or read its response; slower connections are closed.
  ///   - gate: The access rules for WebSocket connections.
  ///   - receive: Called with each complete request, and with each authorized live page.
  package init(
    patience: TimeAmount, gate: @escaping @Sendable () -> PreviewAccess,
    receive: @escaping @Sendable (PreviewArrival) -> Void
  ) {
    self.patience = patience
    self.gate = gate
    self.receive = receive
  }

  /// Adds the handlers to a connection, on its event loop.
  ///
  /// - Throws: An error when the connection has already been closed.
  package func configure(_ connection: any Channel) throws {
    let handler = PreviewConnection(patience: patience) { [receive] in receive(.exchange($0)) }
    let bound = NIOLoopBound(handler, eventLoop: connection.eventLoop)
    try connection.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ))
    try connection.pipeline.syncOperations.addHandler(handler)
  }

  /// Lets connections from the preview's own page use WebSocket; all others are handled as ordinary requests and
  /// rejected.
  private var upgrader: NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: LiveConnection.maximumMessageSize, automaticErrorHandling: true,
      shouldUpgrade: { [gate] channel, head in
        let gate = gate()
        let visitor = PreviewAccess.Visitor(
          address: channel.localAddress?.ipAddress ?? "", host: head.headers.first(name: "Host"),
          origin: head.headers.first(name: "Origin"),
          key: gate.key(inCookies: head.headers["Cookie"].joined(separator: ";")))
        let admitted = gate.admit(visitor, path: head.uri, needsOrigin: true)
        let isAllowed = admitted.map { $0.path == "/live" && $0.admission != .guest(canTouch: false) } ?? false
        return channel.eventLoop.makeSucceededFuture(isAllowed && head.method == .GET ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { [receive] channel, _ in
        let inbox = LiveInbox()
        return channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(LiveConnection(inbox: inbox))
          receive(.page(LivePage(inbox: inbox, channel: channel)))
        }
      })
  }
}
