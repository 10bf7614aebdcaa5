import NIOCore
import NIOHTTP1

/// Reads the requests of one connection, and closes it when one of them, or its answer, takes too long.
final class PreviewConnection: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let receive: @Sendable (PreviewExchange) -> Void
  /// The request that is being read, unless it is refused already.
  private var head: HTTPRequestHead?
  private var body: [UInt8] = []
  private var alarm: Scheduled<Void>?

  /// More than all variables of a scene together have, in bytes.
  private static let largestBody = 1 << 16
  /// The time limit for receiving a request, and for making and sending a response.
  private static let patience = TimeAmount.seconds(30)

  /// Makes the last handler of a connection's pipeline.
  ///
  /// - Parameter receive: Is given each request when all of it has come; the next one only when it is answered.
  init(receive: @escaping @Sendable (PreviewExchange) -> Void) { self.receive = receive }

  func channelActive(context: ChannelHandlerContext) { restartAlarm(context) }

  func channelInactive(context: ChannelHandlerContext) { alarm?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    case .head(let head):
      // A body whose length is not told may have no end.
      let isBounded = head.headers["Transfer-Encoding"].isEmpty
      let length = head.headers.first(name: "Content-Length").map { Int($0) ?? .max } ?? 0
      if isBounded, length <= Self.largestBody {
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
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func restartAlarm(_ context: ChannelHandlerContext) {
    alarm?.cancel()
    let channel = context.channel
    alarm = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }
}
