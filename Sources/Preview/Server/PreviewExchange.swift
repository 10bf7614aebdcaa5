import NIOCore
import NIOHTTP1

/// A request, and the channel for its answer.
package struct PreviewExchange: Sendable {
  package let request: PreviewRoutes.Request
  /// True if nothing more is read from the connection.
  private let isLast: Bool
  private let channel: any Channel

  /// Makes an exchange.
  ///
  /// - Parameters:
  ///   - head: The head of the request.
  ///   - body: The body; nil when it is too large, or may be endless.
  ///   - channel: The connection of the request.
  init(_ head: HTTPRequestHead, body: [UInt8]?, channel: any Channel) {
    let address = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request = PreviewRoutes.Request(
      method: head.method.rawValue, path: String(address[0]),
      query: address.count > 1 ? Dictionary(formFields: address[1].utf8) ?? [:] : [:],
      address: channel.localAddress?.ipAddress ?? "",
      host: head.headers.first(name: "Host"), origin: head.headers.first(name: "Origin"),
      cookies: head.headers["Cookie"].joined(separator: ";"),
      mark: head.headers.first(name: PreviewRoutes.mark), type: head.headers.first(name: "Content-Type"), body: body)
    // A connection that switches protocols can't be understood from here on.
    isLast = !head.isKeepAlive || body == nil || head.headers.contains(name: "Upgrade")
    self.channel = channel
  }

  /// Sends the answer; a task that is canceled closes the connection instead.
  ///
  /// - Throws: An error when the connection is closed.
  func send(_ answer: PreviewAnswer) async throws {
    let (head, body) = parts(of: answer)
    try await withTaskCancellationHandler {
      channel.write(head, promise: nil)
      // The request ends, and the next one is read, only when the answer has been sent, so at most one waits.
      try await channel.writeAndFlush(body).get()
      try await channel.writeAndFlush(HTTPServerResponsePart.end(nil)).get()
      // Remaining input is read and dropped, because closing immediately could discard the answer.
      if isLast { try await channel.close(mode: .output).get() }
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Writes the answer from the connection's own event loop, without waiting for the client.
  package func write(_ answer: PreviewAnswer) {
    let (head, body) = parts(of: answer)
    channel.write(head, promise: nil)
    channel.write(body, promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
  }

  private func parts(of answer: PreviewAnswer) -> (head: HTTPServerResponsePart, body: HTTPServerResponsePart) {
    var head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status),
      headers: [
        "Content-Type": answer.type, "Content-Length": "\(answer.body.count)", "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer", "Connection": isLast ? "close" : "keep-alive",
      ])
    if let cookie = answer.cookie { head.headers.add(name: "Set-Cookie", value: cookie) }
    let body = ByteBuffer(bytes: request.method == "HEAD" ? [] : answer.body)
    return (.head(head), .body(.byteBuffer(body)))
  }
}
