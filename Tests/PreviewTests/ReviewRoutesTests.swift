import Flipbook
import Foundation
import Golden
import Locks
import TestSupport
import Testing

@testable import Preview

/// The page of `golden review`: who may decide, and what becomes of it.
@Suite struct ReviewDeskTests {
  private let folder: TemporaryFolder
  private let decisions = Locked<[String]>([])

  init() throws { folder = try TemporaryFolder() }

  private static let scene = """
    canvas: {size: [40, 30], background: white}
    layers: [{layer: box, frame: [5, 5, 20, 20], backgroundColor: red}]
    duration: 0.2
    """

  private func write(_ text: String, to name: String = "menu.yaml") throws {
    try folder.write(Array(text.utf8), to: name)
  }

  /// A report of a scene that has changed, and of one that has not.
  private func report() async throws -> ReviewRoutes {
    try write(Self.scene)
    try write(Self.scene, to: "same.yaml")
    var verdicts: [GoldenVerdict] = []
    func check(_ name: String, _ mode: RecordMode) async -> GoldenVerdict {
      let path = folder / name
      return await SceneGolden(scene: path, place: GoldenLocation(scene: path)).check(mode: mode)
    }
    for name in ["menu.yaml", "same.yaml"] { _ = await check(name, .all) }
    try write(Self.scene.replacing("red", with: "blue"))
    for name in ["same.yaml", "menu.yaml"] { verdicts.append(await check(name, .never)) }
    var report = GoldenReport(verdicts)
    report.root = ReportRoot(folder.path)
    try report.write(to: folder / "report")
    return try desk()
  }

  private func desk() throws -> ReviewRoutes {
    let session = try ReviewSession(report: folder / "report", root: ReportRoot(folder.path)) { name, decision, _ in
      decisions.withLock { $0.append("\(name) \(decision?.rawValue ?? "undecided")") }
    }
    return ReviewRoutes(session, gate: PreviewAccess(port: 8417, token: "right", key: "s3cret"))
  }

  private func answer(
    _ desk: ReviewRoutes, _ method: String = "GET", _ path: String = "/", host: String = "127.0.0.1:8417",
    origin: String? = nil, mark: String? = "right", cookies: String? = "flipbook-8417=s3cret",
    query: [String: String] = [:],
    type: String? = "application/x-www-form-urlencoded", body: String? = ""
  ) async -> PreviewAnswer {
    await desk.answer(
      PreviewRoutes.Request(
        method: method, path: path, query: query, host: host, origin: origin, cookies: cookies, mark: mark, type: type,
        body: body.map { Array($0.utf8) }))
  }

  private func decide(_ desk: ReviewRoutes, _ number: String, _ decision: String) async -> String {
    let answer = await answer(desk, "POST", "/decide", body: "number=\(number)&decision=\(decision)")
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }

  private func verifies() async -> String {
    let path = folder / "menu.yaml"
    return await SceneGolden(scene: path, place: GoldenLocation(scene: path)).check().word
  }

  @Test("A change is rejected, taken back, and accepted, which makes it the golden with the mode that it had")
  func decisions() async throws {
    let desk = try await report()
    let golden = folder / "__Goldens__/menu/golden.json"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: golden)
    #expect(await decide(desk, "1", "reject") == #"200 {"decision":"rejected"}"#)
    #expect(await decide(desk, "1", "undo") == #"200 {"decision":null}"#)
    #expect(await verifies() == "different")
    #expect(await decide(desk, "1", "accept") == #"200 {"decision":"accepted"}"#)
    #expect(await verifies() == "passed")
    let mode = try FileManager.default.attributesOfItem(atPath: golden)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(await decide(desk, "1", "reject") == #"422 {"message":"menu has already been accepted"}"#)
    #expect(decisions.withLock { $0 } == ["menu rejected", "menu undecided", "menu accepted"])
    // A page that is opened again shows what has been decided.
    let page = String(decoding: await answer(desk).body, as: UTF8.self)
    #expect(page.contains(#"{"token":"right","decidable":[1],"decisions":{"1":"accepted"}}"#))
  }

  @Test(
    "Only what the report offers can be decided",
    arguments: [
      ("0", "accept", "422 {\"message\":\"the report has no such change\"}"),
      ("2", "accept", "422 {\"message\":\"the report has no such change\"}"),
      ("1", "destroy", "422 {\"message\":\"unknown action ‘destroy’\"}"),
      ("-1", "accept", "422 {\"message\":\"the report has no such change\"}"),
      ("x", "accept", "400 the request is malformed\n"),
    ])
  func wrong(number: String, decision: String, wanted: String) async throws {
    let desk = try await report()
    #expect(await decide(desk, number, decision) == wanted)
    #expect(await verifies() == "different")
  }

  @Test("A scene that has changed since is refused with the reason")
  func outdated() async throws {
    let desk = try await report()
    try write(Self.scene.replacing("red", with: "green"))
    let answer = await decide(desk, "1", "accept")
    #expect(answer.hasPrefix("422 ") && answer.contains("has changed since it was compared"), "\(answer)")
  }

  @Test("Strangers, other sites, and other paths get nothing, and nothing is decided")
  func strangers() async throws {
    let desk = try await report()
    let body = "number=1&decision=accept"
    for method in ["GET", "POST"] {
      for path in ["/", "/decide"] {
        #expect(await answer(desk, method, path, cookies: nil, body: body).status == 403)
        #expect(await answer(desk, method, path, cookies: "flipbook-8417=right", body: body).status == 403)
        #expect(await answer(desk, method, path, host: "evil.example:8417", body: body).status == 403)
        #expect(await answer(desk, method, path, origin: "http://evil.example", body: body).status == 403)
      }
    }
    #expect(await answer(desk, "POST", "/decide", mark: nil, body: body).status == 403)
    #expect(await answer(desk, "POST", "/decide", mark: "s3cret", body: body).status == 403)
    #expect(await answer(desk, "POST", "/decide", type: "text/plain", body: body).status == 400)
    #expect(await answer(desk, "POST", "/decide", body: nil).status == 413)
    #expect(await answer(desk, "GET", "/decide").status == 405)
    #expect(await answer(desk, "POST", "/").status == 405)
    for path in ["/report.json", "/..", "/menu/actual/golden.json", "//", "/state"] {
      #expect(await answer(desk, "GET", path).status == 404)
    }
    let first = await answer(desk, cookies: nil, query: ["token": "s3cret"])
    #expect(first.status == 200 && first.cookie?.contains("flipbook-8417=s3cret") == true)
    #expect(await verifies() == "different")
    #expect(decisions.withLock { $0 } == [])
  }

  @Test("The page of another machine's report is made anew, so that its scripts do not run")
  func untrusted() async throws {
    _ = try await report()
    let path = "report/index.html"
    let page = String(decoding: try folder.read(path), as: UTF8.self)
    try write(
      page.replacing("<body>", with: "<body><script>steal()</script>").replacing(
        "\"name\": \"menu\"", with: "\"name\": \"</script><script>steal()\""), to: path)
    let shown = String(decoding: await answer(try desk()).body, as: UTF8.self)
    #expect(!shown.contains("<script>steal()"))
    #expect(shown.contains("default-src 'none'"))
    try write("{}", to: "report/report.json")
    #expect(throws: GoldenError.self) { try desk() }
    try FileManager.default.removeItem(atPath: folder / "report")
    #expect(throws: GoldenError.self) { try desk() }
  }
}
