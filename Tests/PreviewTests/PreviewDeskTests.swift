import Flipbook
import TestSupport
import Testing

@testable import Preview

/// Who is answered, and what.
@Suite struct PreviewDeskTests {
  private let desk: PreviewDesk

  init() {
    let session = PreviewSession(
      path: "none.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
    desk = PreviewDesk(session: session, title: "none", port: 8417)
  }

  private func status(
    _ method: String = "GET", _ path: String = "/", query: [String: String] = [:], host: String? = "127.0.0.1:8417",
    origin: String? = nil, mark: String? = nil, type: String? = nil, body: String? = ""
  ) async -> Int {
    await desk.answer(
      PreviewDesk.Request(
        method: method, path: path, query: query, host: host, origin: origin, mark: mark, type: type,
        body: body.map { Array($0.utf8) })
    ).status
  }

  @Test(
    "Only requests to this machine's own names are answered",
    arguments: [
      ("127.0.0.1:8417", 200), ("localhost:8417", 200), ("LOCALHOST:8417", 200), ("127.0.0.1", 403),
      ("127.0.0.1:8418", 403), ("evil.example:8417", 403), ("localhost.evil.example:8417", 403), ("", 403),
    ])
  func hosts(host: String, wanted: Int) async {
    #expect(await status(host: host) == wanted)
    #expect(await status(host: nil) == 403)
  }

  @Test(
    "Only the page itself may ask from within a browser",
    arguments: [
      ("http://127.0.0.1:8417", 200), ("http://localhost:8417", 200), ("null", 403), ("https://127.0.0.1:8417", 403),
      ("http://127.0.0.1:8417.evil.example", 403), ("http://evil.example", 403), ("http://127.0.0.1:80", 403),
    ])
  func origins(origin: String, wanted: Int) async { #expect(await status(origin: origin) == wanted) }

  @Test(
    "Nothing but the page's own paths is there",
    arguments: ["/..", "/../none.yaml", "/none.yaml", "/%2e%2e/", "//", "/./", "", "/State", "/state/", "/etc/passwd"])
  func paths(path: String) async { #expect(await status("GET", path) == 404) }

  @Test("Requests that make no sense are refused")
  func nonsense() async {
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"] { #expect(await status(method, "/") == 405) }
    #expect(await status("GET", "/variables") == 405)
    #expect(await status("GET", "/state") == 400)
    #expect(await status("GET", "/film", query: ["generation": "1", "frame": "-1", "picture": "0"]) == 400)
    #expect(await status("GET", "/still", query: ["generation": "1", "time": "inf"]) == 400)
    #expect(await status("GET", "/still", query: ["generation": "1", "time": "0"]) == 204)
    #expect(await status(body: nil) == 413)
  }

  @Test(
    "Variables are changed by the page's own form alone",
    arguments: [
      ("a=1&b=two+words", "1", "application/x-www-form-urlencoded;charset=UTF-8", 204),
      ("", "1", "Application/X-WWW-Form-URLEncoded", 204),
      ("a=%", "1", "application/x-www-form-urlencoded", 400), ("a=1", "1", "text/plain", 400), ("a=1", "1", nil, 400),
      ("a=1", nil, "application/x-www-form-urlencoded", 403),
    ] as [(String, String?, String?, Int)])
  func variables(body: String, mark: String?, type: String?, wanted: Int) async {
    #expect(await status("POST", "/variables", mark: mark, type: type, body: body) == wanted)
  }
}
