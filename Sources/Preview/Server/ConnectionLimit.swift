import NIOCore

/// A limit on the number of open connections; further ones wait until others are closed.
final class ConnectionLimit: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = Never

  private let limit: Int
  private var count = 0
  /// True if connections may be waiting.
  private var isFull = false

  /// Creates a handler for the listening channel; its connections must be on the same event loop.
  init(limit: Int) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += 1
    Self.unwrapInboundIn(data).closeFuture.assumeIsolated().whenComplete { _ in
      self.count -= 1
      guard self.isFull else { return }
      self.isFull = false
      context.read()
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    isFull = count >= limit
    if !isFull { context.read() }
  }
}
