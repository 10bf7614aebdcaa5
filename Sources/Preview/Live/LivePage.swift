import NIOCore
import NIOWebSocket
import Pixels

/// A connected live page, with the queue of its messages and its channel.
package struct LivePage: Sendable {
  package let inbox: LiveInbox
  private let channel: any Channel

  /// Creates a live page for a WebSocket connection.
  init(inbox: LiveInbox, channel: any Channel) {
    self.inbox = inbox
    self.channel = channel
  }

  /// Sends a text message.
  package func send(_ text: String) {
    channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
  }

  /// Sends an image, unless the connection is closed.
  func send(_ packet: FramePacket) {
    let data = channel.allocator.buffer(bytes: Bitmap.bytes(of: packet.words))
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: data), promise: nil)
  }

  /// Closes the connection.
  func close() { channel.close(promise: nil) }
}
