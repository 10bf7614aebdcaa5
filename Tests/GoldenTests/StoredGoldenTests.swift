import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

@Suite struct StoredGoldenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func golden(_ format: GoldenManifest.Format, background: Color = .white) async throws -> StoredGolden {
    let stage = SmallScene.stage(opacity: 0.5)
    stage.background = background
    var manifest = GoldenManifest()
    manifest.format = format
    manifest.choice = .every(6)
    return StoredGolden(try await Recorder().record(stage, images: ImageLibrary()), manifest: manifest)
  }

  @Test(
    "A golden is read as it was written, to the pixel", arguments: GoldenManifest.Format.allCases,
    [Color.white, Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.3)])
  func roundTrip(_ format: GoldenManifest.Format, background: Color) async throws {
    let golden = try await golden(format, background: background)
    let bytes = try golden.write(to: folder / "a/b/menu")
    #expect(StoredGolden.byteCount(in: folder / "a/b/menu") == bytes)
    let read = try StoredGolden(folder: folder / "a/b/menu")
    #expect(read.manifest == golden.manifest)
    let pictures = try read.recording.frames.map { try $0.picture.bitmap() }
    #expect(try pictures == golden.recording.frames.map { try $0.picture.bitmap() })
    #expect(read.recording.trace == golden.recording.trace)
    #expect(try Comparison(read.recording, golden.recording).passes)
  }

  @Test("Recording again in the other format leaves nothing of the first, and nothing else is touched")
  func otherFormat() async throws {
    try await golden(.png).write(to: folder / "menu")
    try folder.write([1], to: "menu/notes.txt")
    try await golden(.apng).write(to: folder / "menu")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder / "menu").sorted()
    #expect(names == ["frames.png", "golden.json", "notes.txt"])
    #expect(StoredGolden.remove(folder: folder / "menu") == ["notes.txt"])
  }

  @Test("The goldens of a scene are its own and those of its variants, also where its name has the sign of variants")
  func goldensOfAScene() throws {
    for name in ["a", "a@slow", "a@b", "a@b@slow", "ab", "b"] {
      try FileManager.default.createDirectory(atPath: folder / "__Goldens__/\(name)", withIntermediateDirectories: true)
      try folder.write(Array("{}".utf8), to: "__Goldens__/\(name)/golden.json")
    }
    try FileManager.default.createDirectory(atPath: folder / "__Goldens__/a@none", withIntermediateDirectories: true)
    func names(_ scene: String) -> Set<String> { Set(GoldenLocation.all(ofScene: folder / scene).map(\.name)) }
    #expect(names("a.yaml") == ["a", "a@slow", "a@b", "a@b@slow"])
    #expect(names("a@b.yaml") == ["a@b", "a@b@slow"])
    #expect(names("b.yaml") == ["b"])
    #expect(names("c.yaml").isEmpty)
  }

  @Test("A damaged trace is named, and so is one that is missing")
  func damagedTrace() async throws {
    try await golden(.apng).write(to: folder / "menu")
    let json = String(decoding: try folder.read("menu/golden.json"), as: UTF8.self)
    for (text, message) in [
      (
        json.replacing("\"0,canvas,background,", with: "\"hello "),
        "golden.json: the golden is damaged: its trace is damaged"
      ),
      (json.replacing("\"trace\"", with: "\"trail\""), "it lacks “trace”"),
      (json.replacing("\"events\"", with: "\"event\""), "it lacks “events”"),
    ] {
      #expect(text != json)
      try folder.write(Array(text.utf8), to: "menu/golden.json")
      let error = #expect(throws: GoldenError.self) { try StoredGolden(folder: folder / "menu") }
      #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
  }

  @Test("A golden of version 1 has files with its trace, and is read as ever until it is recorded again")
  func oldForm() async throws {
    let golden = try await golden(.apng)
    try golden.write(to: folder / "menu")
    let trace = try #require(golden.recording.trace)
    let json = String(decoding: try folder.read("menu/golden.json"), as: UTF8.self)
    let end = try #require(json.range(of: ",\n  \"trace\""))
    let old = json[..<end.lowerBound].replacing("\"golden\": 2", with: "\"golden\": 1") + "\n}\n"
    let rows = ["time,layer,property,values"] + trace.rows
    let events = ["time,event"] + trace.eventRows
    func writeOld() throws {
      try folder.write(Array(old.utf8), to: "menu/golden.json")
      try folder.write(Array((rows.joined(separator: "\n") + "\n").utf8), to: "menu/trace.csv")
      try folder.write(Array((events.joined(separator: "\n") + "\n").utf8), to: "menu/events.csv")
    }
    try writeOld()
    #expect(try StoredGolden(folder: folder / "menu").recording.trace == trace)
    try folder.write(Array("hello".utf8), to: "menu/trace.csv")
    let error = #expect(throws: GoldenError.self) { try StoredGolden(folder: folder / "menu") }
    #expect(error?.description.contains("trace.csv: the golden is damaged: it is not a trace") == true)
    try writeOld()
    // One that moves gets the new form.
    try StoredGolden.change(in: folder / "menu") { $0.scene = "../other.yaml" }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder / "menu").sorted() == ["frames.png", "golden.json"])
    #expect(try StoredGolden(folder: folder / "menu").recording.trace == trace)
    #expect(try StoredGolden.manifest(in: folder / "menu").scene == "../other.yaml")
  }

  @Test("A golden that would be too large is not written")
  func tooLarge() async throws {
    let golden = try await golden(.apng)
    #expect(throws: GoldenError.self) { try golden.write(to: folder / "menu", maximumByteCount: 100) }
    #expect(!StoredGolden.exists(in: folder / "menu"))
  }

  @Test(
    "A damaged golden says what is wrong with it",
    arguments: [
      ("golden.json", "{", "golden.json: the golden is damaged: it is not JSON"),
      ("golden.json", "{\"golden\": \"one\"}", "“golden” has a value of the wrong type"),
      ("golden.json", "{\"golden\": 1}", "it lacks “scale”"),
      ("golden.json", "", "golden.json"),
      (
        "golden.json",
        "{\"golden\": 3, \"scale\": 1, \"duration\": 0, \"size\": [1, 1], \"format\": \"png\", \"times\": [0]}",
        "it has version 3, but this flipbook supports 1 to 2: use the version that recorded it, or record it again"
      ),
      ("frames.png", "hello", "frames.png"),
    ])
  func damaged(name: String, text: String, message: String) async throws {
    try await golden(.apng).write(to: folder / "menu")
    try folder.write(Array(text.utf8), to: "menu/\(name)")
    let error = #expect(throws: GoldenError.self) { try StoredGolden(folder: folder / "menu") }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test(
    "A damaged report says what is wrong with it",
    arguments: [
      ("{bad", "report.json: the golden is damaged: it is not a report: it is not JSON"),
      ("{\"cases\": [{\"nme\": \"x\"}]}", "it is not a report: it lacks “name”"),
      ("{\"cases\": 3}", "it is not a report: “cases” has a value of the wrong type"),
    ])
  func damagedReport(text: String, message: String) throws {
    try folder.write(Array(text.utf8), to: "report.json")
    let error = #expect(throws: GoldenError.self) { try Acceptance(report: folder / ".") }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("Tolerances are kept with their reasons, and one without is refused")
  func tolerance() async throws {
    var golden = try await golden(.apng)
    golden.manifest.tolerance = .perceptual(threshold: 0.2, worstWindow: 1.5, because: "another painter’s “photo”")
    try golden.write(to: folder / "menu")
    #expect(try StoredGolden.manifest(in: folder / "menu").tolerance == golden.manifest.tolerance)
    let json = String(decoding: try folder.read("menu/golden.json"), as: UTF8.self)
    try folder.write(Array(json.replacing("another painter’s “photo”", with: "").utf8), to: "menu/golden.json")
    #expect(throws: GoldenError.self) { try StoredGolden.manifest(in: folder / "menu") }
  }

  @Test("The page about stability names the current versions of the formats")
  func versions() throws {
    let path = "../../Sources/Flipbook/Flipbook.docc/Articles/Stability.md"
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    let page = try String(contentsOf: url, encoding: .utf8)
    #expect(page.contains("`golden.json` has a format version, \(GoldenManifest.version)."))
    #expect(page.contains("`report.json` has a format version, \(GoldenReport.version),"))
  }
}
