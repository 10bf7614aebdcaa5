import NIOCore
import NIOWebSocket

/// A page that is connected for touching: what comes from it, and the way to it.
package struct LivePage: Sendable {
  package let inbox: LiveInbox
  private let channel: any Channel

  /// Makes the way to a page whose connection speaks WebSocket.
  init(inbox: LiveInbox, channel: any Channel) {
    self.inbox = inbox
    self.channel = channel
  }

  /// Sends a text.
  package func send(_ text: String) {
    channel.writeAndFlush(
      WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)), promise: nil)
  }

  /// Sends a picture; whoever has closed the connection gets none.
  func send(_ packet: FramePacket) {
    var data = channel.allocator.buffer(capacity: packet.words.count * 4)
    unsafe packet.words.withUnsafeBytes { bytes in
      // Sound: the bytes are copied before the closure returns. Pages are read on the processors of browsers, which have
      // the lowest byte first, as all have on which this runs.
      _ = unsafe data.writeBytes(bytes)
    }
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: data), promise: nil)
  }

  /// Ends the connection.
  func close() { channel.close(promise: nil) }
}
