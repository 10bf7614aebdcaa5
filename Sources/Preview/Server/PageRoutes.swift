/// Answers the requests of the pages that a ``PreviewServer`` serves.
package protocol PageRoutes: Sendable {
  /// The gate that admits requests.
  var gate: PreviewAccess { get }

  /// The answer to a request.
  func answer(_ request: PreviewRoutes.Request) async -> PreviewAnswer

  /// Serves a page that has opened a connection by WebSocket, until it closes or the task is canceled.
  func serve(_ page: LivePage) async
}

extension PreviewAccess {
  /// A request that is admitted.
  struct Entry {
    let admission: Admission
    /// The path without the token of the network.
    let path: String
    /// The cookie that the browser is to keep: the address had the key.
    let cookie: String?
  }

  /// Admits a request, by the key in its address, which only the page's own has, or in a cookie; nil if it is refused.
  func entry(for request: PreviewRoutes.Request) -> Entry? {
    let offered = request.path == "/" && request.method == "GET" ? request.query[Self.keyField] : nil
    let visitor = Visitor(
      address: request.address, host: request.host, origin: request.origin,
      key: offered ?? key(inCookies: request.cookies))
    guard let (admission, path) = admit(visitor, path: request.path) else { return nil }
    return Entry(admission: admission, path: path, cookie: offered != nil && admission == .owner ? cookie : nil)
  }

  /// The fields of a request that changes something, or the refusal of one that may not.
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
