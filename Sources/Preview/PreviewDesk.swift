import Review

/// Answers the requests of the page, and nobody else's.
///
/// It answers requests that name this machine and, where a page sends them, come from its own. So no other site can look
/// at the scene or change its variables through the reader's browser, whatever name it makes this machine known by.
struct PreviewDesk: Sendable {
  let session: PreviewSession
  /// The title of the page before the scene's title is known.
  let title: String
  /// The port that is listened on.
  let port: Int

  /// The parts of a request that matter here.
  struct Request: Sendable {
    var method: String
    /// The path as it was sent.
    var path: String
    var query: [String: String] = [:]
    var host: String?
    var origin: String?
    /// The value of ``PreviewDesk/mark``.
    var mark: String?
    var type: String?
    /// The body of the request; nil if it is too large.
    var body: [UInt8]? = []
  }

  /// The header that requests have that change something: for another site's page, a browser would first ask here whether
  /// it may send it.
  static let mark = "X-Flipbook"

  /// The answer to a request.
  func answer(_ request: Request) async -> PreviewAnswer {
    guard let body = request.body else { return .tooLarge }
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.host?.lowercased(), names.contains(host) else { return .forbidden }
    if let origin = request.origin, !names.contains(where: { origin.lowercased() == "http://\($0)" }) {
      return .forbidden
    }
    if request.path == "/variables" {
      return request.method == "POST" ? await tune(request, body) : .notAllowed
    }
    let isKnown = ["/", "/state", "/film", "/still", "/trace"].contains(request.path)
    guard isKnown else { return .notFound }
    guard request.method == "GET" else { return .notAllowed }
    return await look(request)
  }

  private func look(_ request: Request) async -> PreviewAnswer {
    func number(_ name: String) -> Int? { request.query[name].flatMap { Int($0) } }
    if request.path == "/" { return .html(PlayerPage.liveHTML(title: title)) }
    if request.path == "/state" {
      guard let revision = number("after") else { return .badRequest }
      return .json(await session.state(after: revision))
    }
    guard let generation = number("generation") else { return .badRequest }
    switch request.path {
    case "/film":
      guard let frame = number("frame"), let picture = number("picture"), min(frame, picture) >= 0 else {
        return .badRequest
      }
      return .json(await session.film(of: generation, fromFrame: frame, picture: picture))
    case "/still":
      guard let time = request.query["time"].flatMap({ Double($0) }), time.isFinite else { return .badRequest }
      return .png(await session.still(of: generation, at: time))
    default:
      return .json(await session.trace(of: generation))
    }
  }

  private func tune(_ request: Request, _ body: [UInt8]) async -> PreviewAnswer {
    guard request.mark != nil else { return .forbidden }
    guard request.type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
      let values = Dictionary(formFields: body)
    else { return .badRequest }
    await session.tune(values)
    return .nothing
  }
}
