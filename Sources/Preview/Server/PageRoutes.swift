/// Answers the requests of the pages that a ``PreviewServer`` serves.
package protocol PageRoutes: Sendable {
  /// The access rules for requests.
  var gate: PreviewAccess { get }

  /// Returns the answer to a request.
  func answer(_ request: PreviewRoutes.Request) async -> PreviewAnswer

  /// Serves a page over a WebSocket connection, until it is closed or the task is canceled.
  func serve(_ page: LivePage) async
}

extension PreviewAccess {
  /// An authorized request.
  struct Entry {
    let admission: Admission
    /// The path without the network token.
    let path: String
    /// The cookie for the browser to store, if the URL contained the key.
    let cookie: String?
  }

  /// Authorizes a request by the key in its URL, allowed only for the page itself, or in a cookie; nil if it is
  /// rejected.
  func entry(for request: PreviewRoutes.Request) -> Entry? {
    let offered = request.path == "/" && request.method == "GET" ? request.query[Self.keyField] : nil
    let visitor = Visitor(
      address: request.address, host: request.host, origin: request.origin,
      key: offered ?? key(inCookies: request.cookies))
    guard let (admission, path) = admit(visitor, path: request.path) else { return nil }
    return Entry(admission: admission, path: path, cookie: offered != nil && admission == .owner ? cookie : nil)
  }

  /// Returns the fields of a request that changes something, or the answer that rejects it.
  func change(
    _ request: PreviewRoutes.Request, _ entry: Entry, _ body: [UInt8]
  ) -> (fields: [String: String], refusal: PreviewAnswer?) {
    guard request.method == "POST" else { return ([:], .notAllowed) }
    guard entry.admission == .owner, request.mark == token else { return ([:], .forbidden) }
    guard request.type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
      let fields = [String: String](formFields: body)
    else { return ([:], .badRequest) }
    return (fields, nil)
  }
}
