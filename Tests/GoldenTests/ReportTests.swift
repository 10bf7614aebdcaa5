import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

@Suite struct ReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verdict(_ opacity: Double, mode: RecordMode = .never) async -> GoldenVerdict {
    var check = GoldenCheck(GoldenLocation(name: "menu", in: folder / "__Goldens__"))
    check.mode = mode
    check.settings.choice = .every(6)
    return await check.run { _, _ in
      try await Recorder().record(SmallScene.stage(opacity: opacity), images: ImageLibrary())
    }
  }

  @Test("The modes say when a golden is recorded")
  func modes() async {
    #expect(await verdict(1).word == "missing")
    #expect(await verdict(1, mode: .missing).word == "recorded")
    #expect(await verdict(1, mode: .missing).word == "passed")
    #expect(await verdict(0.9, mode: .missing).word == "different")
    #expect(await verdict(0.9, mode: .failed).word == "recorded")
    #expect(await verdict(0.9).word == "passed")
    #expect(await verdict(1, mode: .all).word == "recorded")
    #expect(await verdict(1, mode: .failed).word == "passed")
  }

  @Test("A difference is reported with frame, time, layer, property and values")
  func lines() async {
    _ = await verdict(1, mode: .all)
    let lines = await verdict(0.9).lines
    #expect(
      lines.first?.hasPrefix("frame 1 of 6 (0.1 s), the first of 5 that differ, worst at 0.3 s: 400 pixels") == true,
      "\(lines)")
    #expect(lines.dropFirst().first == "square.opacity differs from 0.01667 s on; at 0.1 s: 0.3 instead of 0.33333")
  }

  @Test("A report has pictures, facts, JUnit's XML and a page that needs nothing else")
  func files() async throws {
    _ = await verdict(1, mode: .all)
    let report = folder / "report"
    try GoldenReport([await verdict(0.9), await verdict(1)]).write(to: report)
    for name in ["reference-difference-actual.png", "heat.png", "actual/golden.json", "actual/frames.png"] {
      #expect(FileManager.default.fileExists(atPath: "\(report)/menu/\(name)"), "\(name)")
    }
    let facts = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.read("report/report.json"))) as? [String: Any])
    let cases = try #require(facts["cases"] as? [[String: Any]])
    #expect(cases.map { $0["outcome"] as? String } == ["different", "passed"])
    let bad = try #require(cases[0]["firstBadFrame"] as? [String: Any])
    #expect(bad["index"] as? Int == 1)
    #expect(bad["time"] as? Double == 0.1)
    let changes = try #require(cases[0]["changes"] as? [[String: Any]])
    #expect(changes.map { "\($0["layer"] ?? "").\($0["property"] ?? "")" } == ["square.opacity"])

    let junit = try Tool.python(
      "import sys, xml.etree.ElementTree as t; r = t.parse(sys.argv[1]).getroot(); "
        + "print(r.get('tests'), r.get('failures'), len(r.findall('testsuite/testcase/failure')))",
      "\(report)/junit.xml")
    #expect(junit.text == "2 1 1\n")

    let page = String(decoding: try folder.read("report/index.html"), as: UTF8.self)
    #expect(page.contains("data:image/png;base64,"))
    #expect(!page.contains("/*data*/") && !page.contains("/*style*/") && !page.contains("/*script*/"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http") && !page.contains("url("))
  }

  @Test("A newer report leaves nothing of an older one, and nothing else is touched")
  func newer() async throws {
    _ = await verdict(1, mode: .all)
    let report = folder / "report"
    try GoldenReport([await verdict(0.9)]).write(to: report)
    try folder.write([1], to: "report/notes.txt")
    try GoldenReport([await verdict(1)]).write(to: report)
    let names = try FileManager.default.contentsOfDirectory(atPath: report).sorted()
    #expect(names == ["golden.sarif", "index.html", "junit.xml", "notes.txt", "report.json", "summary.md"])
  }

  @Test("A change that is accepted passes")
  func acceptance() async throws {
    _ = await verdict(1, mode: .all)
    try GoldenReport([await verdict(0.9)]).write(to: folder / "report")
    let acceptance = try Acceptance(report: folder / "report")
    #expect(acceptance.candidates.map(\.name) == ["menu"])
    #expect(try acceptance.accept(try #require(acceptance.candidates.first)) > 0)
    #expect(await verdict(0.9).word == "passed")
    #expect(await verdict(1).word == "different")
  }
}
