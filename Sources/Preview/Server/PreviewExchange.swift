import NIOCore
import NIOHTTP1

/// A request with the channel for its answer.
package struct PreviewExchange: Sendable {
  package let request: PreviewRoutes.Request
  /// True if this is the last request that is read from the connection.
  private let isLast: Bool
  private let channel: any Channel

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - head: The head of the request.
  ///   - body: The body; nil if it is too large or may be endless.
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
    // After a request to switch protocols, the rest of the input cannot be parsed.
    isLast = !head.isKeepAlive || body == nil || head.headers.contains(name: "Upgrade")
    self.channel = channel
  }

  /// Sends the answer; if the task is canceled, closes the connection instead.
  ///
  /// - Throws: An error when the connection is closed.
  func send(_ answer: PreviewAnswer) async throws {
    let (head, body) = parts(of: answer)
    try await withTaskCancellationHandler {
      channel.write(head, promise: nil)
      // The end is sent last, and only then is the next request read, so at most one answer is pending.
      try await channel.writeAndFlush(body).get()
      try await channel.writeAndFlush(HTTPServerResponsePart.end(nil)).get()
      // Only the output is closed, and remaining input is discarded, because closing immediately could discard the
      // answer.
      if isLast { try await channel.close(mode: .output).get() }
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Writes the answer on the connection's event loop, without waiting for the client.
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
