import NIOCore
import NIOHTTP1

/// A request, and the way back for its answer.
package struct PreviewExchange: Sendable {
  package let request: PreviewDesk.Request
  /// True if nothing more is read from the connection.
  private let isLast: Bool
  private let channel: any Channel

  /// Makes an exchange.
  ///
  /// - Parameters:
  ///   - head: What the request begins with.
  ///   - body: What follows; nil when that is too much, or may have no end.
  ///   - channel: The connection that it came by.
  init(_ head: HTTPRequestHead, body: [UInt8]?, channel: any Channel) {
    let address = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request = PreviewDesk.Request(
      method: head.method.rawValue, path: String(address[0]),
      query: address.count > 1 ? Dictionary(formFields: address[1].utf8) ?? [:] : [:],
      address: channel.localAddress?.ipAddress ?? "",
      host: head.headers.first(name: "Host"), origin: head.headers.first(name: "Origin"),
      mark: head.headers.first(name: PreviewDesk.mark), type: head.headers.first(name: "Content-Type"), body: body)
    // Whoever wants to speak another protocol is not understood from here on.
    isLast = !head.isKeepAlive || body == nil || head.headers.contains(name: "Upgrade")
    self.channel = channel
  }

  /// Sends the answer; a task that is canceled closes the connection instead.
  ///
  /// - Throws: When the connection is closed.
  func send(_ answer: PreviewAnswer) async throws {
    let (head, body) = parts(of: answer)
    try await withTaskCancellationHandler {
      channel.write(head, promise: nil)
      // It ends, and the next request is read, only when the answer is fetched: so no more than one waits for that.
      try await channel.writeAndFlush(body).get()
      try await channel.writeAndFlush(HTTPServerResponsePart.end(nil)).get()
      // What still comes is read and dropped, as closing at once could take the answer away from whoever sends it.
      if isLast { try await channel.close(mode: .output).get() }
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Writes the answer from the connection's own event loop, and waits for nobody.
  package func write(_ answer: PreviewAnswer) {
    let (head, body) = parts(of: answer)
    channel.write(head, promise: nil)
    channel.write(body, promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
  }

  private func parts(of answer: PreviewAnswer) -> (head: HTTPServerResponsePart, body: HTTPServerResponsePart) {
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status),
      headers: [
        "Content-Type": answer.type, "Content-Length": "\(answer.body.count)", "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer", "Connection": isLast ? "close" : "keep-alive",
      ])
    let body = ByteBuffer(bytes: request.method == "HEAD" ? [] : answer.body)
    return (.head(head), .body(.byteBuffer(body)))
  }
}
