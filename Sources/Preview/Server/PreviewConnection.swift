import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Reads the requests of one connection, and closes it when a request or its answer takes too long.
final class PreviewConnection: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let receive: @Sendable (PreviewExchange) -> Void
  /// The head of the request being read, unless it has already been rejected.
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var alarm: Scheduled<Void>?

  /// The time limit for receiving a request, and for preparing and sending the response.
  private let patience: TimeAmount

  /// Creates the last handler of a connection's pipeline.
  ///
  /// - Parameters:
  ///   - patience: The time limit for receiving a request, and for preparing and sending the response.
  ///   - receive: Called with each complete request, after the previous one has been answered.
  init(patience: TimeAmount, receive: @escaping @Sendable (PreviewExchange) -> Void) {
    self.patience = patience
    self.receive = receive
  }

  func channelActive(context: ChannelHandlerContext) { restartAlarm(context) }

  func channelInactive(context: ChannelHandlerContext) { alarm?.cancel() }

  func handlerRemoved(context: ChannelHandlerContext) { alarm?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    case .head(let head):
      // A body without a declared length may be endless.
      let isBounded = head.headers["Transfer-Encoding"].isEmpty
      let length = head.headers.first(name: "Content-Length").map { Int($0) ?? .max } ?? 0
      let path = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if isBounded, length <= PreviewRoutes.maximumBodySize(path: String(path)) {
        (self.head, body) = (head, [])
      } else {
        receive(PreviewExchange(head, body: nil, channel: context.channel))
      }
    case .body(let part):
      if head != nil { body += part.readableBytesView }
    case .end:
      guard let head else { return }
      self.head = nil
      restartAlarm(context)
      receive(PreviewExchange(head, body: body, channel: context.channel))
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = Self.unwrapOutboundIn(data) { restartAlarm(context) }
    context.write(data, promise: promise)
  }

  /// Closes the connection; malformed requests have been answered before this is called.
  ///
  /// A connection that may not use WebSocket continues as an ordinary request.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
  }

  private func restartAlarm(_ context: ChannelHandlerContext) {
    alarm?.cancel()
    let channel = context.channel
    alarm = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
  }
}
