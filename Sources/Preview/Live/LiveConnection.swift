import NIOCore
import NIOWebSocket

/// Reads the messages of a live page from its WebSocket.
final class LiveConnection: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let inbox: LiveInbox
  private var alarm: Scheduled<Void>?

  /// The maximum length of a message, in bytes.
  static let maximumMessageSize = 1 << 16
  /// The time after which a silent page is disconnected; pages send a message every few seconds.
  private static let patience = TimeAmount.seconds(30)

  /// Creates the last handler of a connection.
  init(inbox: LiveInbox) { self.inbox = inbox }

  func handlerAdded(context: ChannelHandlerContext) { restartAlarm(context) }

  func channelInactive(context: ChannelHandlerContext) {
    alarm?.cancel()
    inbox.close()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    restartAlarm(context)
    switch frame.opcode {
    case .text where frame.fin:
      inbox.add(String(buffer: frame.unmaskedData))
    case .ping:
      context.writeAndFlush(
        Self.wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
    case .pong: break
    case .connectionClose: end(context, .normalClosure)
    default: end(context, .unacceptableData)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func end(_ context: ChannelHandlerContext, _ code: WebSocketErrorCode) {
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let channel = context.channel
    context.writeAndFlush(Self.wrapOutboundOut(frame)).whenComplete { _ in channel.close(promise: nil) }
  }

  private func restartAlarm(_ context: ChannelHandlerContext) {
    alarm?.cancel()
    let channel = context.channel
    alarm = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }
}
