import Flipbook
import TestSupport
import Testing

@testable import Preview

/// Who is answered, and what.
@Suite struct PreviewDeskTests {
  private let desk: PreviewRoutes

  init() {
    let session = PreviewSession(
      path: "none.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
    var gate = PreviewAccess(port: 8417, token: "right", key: "s3cret")
    gate.network = PreviewAccess.Network(address: "192.168.1.20", token: "feed", allowsTouch: false)
    desk = PreviewRoutes(session: session, title: "none", gate: gate)
  }

  private func status(
    _ method: String = "GET", _ path: String = "/", query: [String: String] = [:], address: String = "127.0.0.1",
    host: String? = "127.0.0.1:8417", origin: String? = nil, mark: String? = nil, type: String? = nil,
    body: String? = "", cookies: String? = "flipbook-8417=s3cret"
  ) async -> Int {
    await desk.answer(
      PreviewRoutes.Request(
        method: method, path: path, query: query, address: address, host: host, origin: origin, cookies: cookies,
        mark: mark, type: type, body: body.map { Array($0.utf8) })
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

  @Test("Invalid requests are refused")
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
    "Another user of the machine, who does not have the key, gets nothing",
    arguments: [
      nil, "", "flipbook-8417=", "flipbook-8417", "flipbook-8417=s3cre", "flipbook-8417=s3cret2",
      "flipbook-8417=S3CRET",
      "flipbook-8418=s3cret", "s3cret", "token=s3cret", "xflipbook-8417=s3cret", "flipbook-8417=right",
      "flipbook-8417=feed",
    ] as [String?])
  func stranger(cookies: String?) async {
    for (method, path) in [
      ("GET", "/"), ("GET", "/state"), ("GET", "/film"), ("GET", "/still"), ("GET", "/trace"), ("GET", "/none"),
      ("POST", "/variables"), ("POST", "/tune"), ("POST", "/gif"), ("POST", "/review"),
      ("POST", "/golden"), ("POST", "/tune"),
    ] {
      let answer = await desk.answer(
        PreviewRoutes.Request(
          method: method, path: path, query: ["after": "0"], host: "127.0.0.1:8417", cookies: cookies, mark: "right",
          type: "application/x-www-form-urlencoded"))
      #expect(answer.status == 403 && answer.cookie == nil, "\(method) \(path)")
      let body = String(decoding: answer.body, as: UTF8.self)
      for secret in ["s3cret", "right", "feed"] { #expect(!body.contains(secret)) }
    }
    let visitor = PreviewAccess.Visitor(
      host: "127.0.0.1:8417", origin: "http://127.0.0.1:8417", key: desk.gate.key(inCookies: cookies))
    #expect(desk.gate.admit(visitor, path: "/live", needsOrigin: true) == nil)
  }

  @Test("The printed address gives the cookie that every other request needs")
  func cookie() async {
    func ask(_ path: String, _ token: String, cookies: String? = nil) async -> PreviewAnswer {
      await desk.answer(
        PreviewRoutes.Request(
          method: "GET", path: path, query: ["token": token, "after": "0"], host: "127.0.0.1:8417", cookies: cookies))
    }
    #expect(desk.gate.address == "http://127.0.0.1:8417/?token=s3cret")
    let page = await ask("/", "s3cret")
    #expect(page.status == 200 && page.cookie == "flipbook-8417=s3cret; Path=/; HttpOnly; SameSite=Strict")
    #expect(!String(decoding: page.body, as: UTF8.self).contains("s3cret"))
    for token in ["", "wrong", "right", "feed"] { #expect(await ask("/", token).status == 403) }
    // The address opens the page alone.
    #expect(await ask("/state", "s3cret").status == 403)
    let again = await desk.answer(
      PreviewRoutes.Request(method: "GET", path: "/", host: "127.0.0.1:8417", cookies: "a=b; flipbook-8417=s3cret"))
    #expect(again.status == 200 && again.cookie == nil)
  }

  @Test(
    "Variables are changed by the page's own form alone",
    arguments: [
      ("a=1&b=two+words", "right", "application/x-www-form-urlencoded;charset=UTF-8", 204),
      ("", "right", "Application/X-WWW-Form-URLEncoded", 204),
      ("a=%", "right", "application/x-www-form-urlencoded", 400), ("a=1", "right", "text/plain", 400),
      ("a=1", "right", nil, 400),
      ("a=1", nil, "application/x-www-form-urlencoded", 403), ("a=1", "1", "application/x-www-form-urlencoded", 403),
    ] as [(String, String?, String?, Int)])
  func variables(body: String, mark: String?, type: String?, wanted: Int) async {
    #expect(await status("POST", "/variables", mark: mark, type: type, body: body) == wanted)
  }

  @Test(
    "What writes or renders needs the page's token, and posts",
    arguments: ["/gif", "/review", "/golden", "/tune"])
  func writing(path: String) async {
    let type = "application/x-www-form-urlencoded"
    #expect(await status("GET", path) == 405)
    #expect(await status("POST", path, type: type, body: "script=") == 403)
    #expect(await status("POST", path, mark: "wrong", type: type, body: "script=") == 403)
    #expect(
      await status("POST", path, origin: "http://evil.example", mark: "right", type: type, body: "script=") == 403)
    #expect(await status("POST", path, mark: "right", type: "text/plain", body: "script=") == 400)
    // The scene is not there, which is said.
    #expect(await status("POST", path, mark: "right", type: type, body: "script=") == 422)
  }

  @Test(
    "From the network only those who know the token look, and nobody writes",
    arguments: [
      ("192.168.1.20:8417", "/feed/", nil, 200), ("192.168.1.20:8417", "/", nil, 403),
      ("192.168.1.20:8417", "/feed", nil, 403), ("192.168.1.20:8417", "/feet/", nil, 403),
      ("127.0.0.1:8417", "/feed/", nil, 403), ("localhost:8417", "/feed/", nil, 403),
      ("rebound.example:8417", "/feed/", nil, 403), ("192.168.1.20", "/feed/", nil, 403),
      ("192.168.1.20:8417", "/feed/", "http://192.168.1.20:8417", 200),
      ("192.168.1.20:8417", "/feed/", "http://127.0.0.1:8417", 403),
      ("192.168.1.20:8417", "/feed/", "http://evil.example", 403), ("192.168.1.20:8417", "/feed/../save", nil, 404),
      ("192.168.1.20:8417", "/feed//etc/passwd", nil, 404),
    ] as [(String, String, String?, Int)])
  func network(host: String, path: String, origin: String?, wanted: Int) async {
    #expect(await status("GET", path, address: "192.168.1.20", host: host, origin: origin) == wanted)
  }

  @Test("A guest writes nothing, even with the owner's token")
  func guests() async {
    for path in ["variables", "gif", "review", "golden", "tune"] {
      let status = await status(
        "POST", "/feed/" + path, address: "192.168.1.20", host: "192.168.1.20:8417", mark: "right",
        type: "application/x-www-form-urlencoded", body: "script=")
      #expect(status == 403)
    }
  }

  @Test("An address that nothing was opened for gets nothing")
  func otherAddress() async {
    #expect(await status(address: "10.0.0.1", host: "127.0.0.1:8417") == 403)
    #expect(await status("GET", "/feed/", address: "10.0.0.1", host: "10.0.0.1:8417") == 403)
    #expect(await status(address: "", host: "127.0.0.1:8417") == 403)
  }

  @Test("WebSocket is for the page itself, which browsers name")
  func liveOrigin() {
    func admits(_ origin: String?, host: String = "127.0.0.1:8417") -> Bool {
      desk.gate.admit(
        PreviewAccess.Visitor(host: host, origin: origin, key: "s3cret"), path: "/live", needsOrigin: true)
        != nil
    }
    #expect(admits("http://127.0.0.1:8417") && admits("http://localhost:8417", host: "localhost:8417"))
    for origin in [nil, "null", "http://evil.example", "https://127.0.0.1:8417", "http://127.0.0.1:8418", "file://"] {
      #expect(!admits(origin))
    }
    #expect(!admits("http://rebound.example:8417", host: "rebound.example:8417"))
    #expect(PreviewAccess.randomToken().count == 32 && PreviewAccess.randomToken() != PreviewAccess.randomToken())
  }
}
