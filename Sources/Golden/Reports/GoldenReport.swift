import Flipbook
import SceneFile

/// The results of several comparisons, written as files for people and programs.
package struct GoldenReport {
  /// The comparisons.
  package let verdicts: [GoldenVerdict]

  /// The page with everything in it.
  package static let pageName = "index.html"
  /// The facts for programs.
  static let factsName = "report.json"
  private static let junitName = "junit.xml"
  private static let triptychName = "reference-difference-actual.png"
  private static let heatName = "heat.png"
  /// The folder of what was seen instead, a golden that can be accepted.
  static let actualName = "actual"

  /// Makes a report.
  package init(_ verdicts: [GoldenVerdict]) { self.verdicts = verdicts }

  /// Writes all files to a folder; those of an older report go away.
  ///
  /// - Throws: ``GoldenError`` when a file cannot be written.
  package func write(to folder: String) throws(GoldenError) {
    Self.clear(folder)
    do throws(OutputError) { try FileSystem.makeFolders(folder) } catch { throw .output(error) }
    var facts: [JSONValue] = []
    var pages: [JSONValue] = []
    var taken: [String: Int] = [:]
    for verdict in verdicts {
      let count = taken[verdict.name, default: 0] + 1
      taken[verdict.name] = count
      let name = count == 1 ? verdict.name : "\(verdict.name)-\(count)"
      facts.append(ReportData.facts(verdict, files: try writePictures(of: verdict, named: name, in: folder)))
      do throws(ImageError) { pages.append(try ReportData.page(verdict)) } catch { throw .output(.image(error)) }
    }
    let json = JSONValue.object([("flipbook", .number(1)), ("cases", .array(facts))]).text() + "\n"
    try Self.write(Array(json.utf8), to: "\(folder)/\(Self.factsName)")
    try Self.write(Array(junit.utf8), to: "\(folder)/\(Self.junitName)")
    try Self.write(Array(Self.page(.object([("cases", .array(pages))])).utf8), to: "\(folder)/\(Self.pageName)")
  }

  private func writePictures(
    of verdict: GoldenVerdict, named name: String, in folder: String
  ) throws(GoldenError) -> [(key: String, path: String)] {
    guard case .different(let comparison, let actual) = verdict.outcome else { return [] }
    var files: [(key: String, path: String)] = []
    if let actual {
      try actual.write(to: "\(folder)/\(name)/\(Self.actualName)")
      files.append(("actual", "\(name)/\(Self.actualName)"))
    }
    guard let bad = comparison.firstBadFrame, let sheet = try Self.pictures(of: bad) else { return files }
    for (key, file, bytes) in [
      ("triptych", Self.triptychName, sheet.triptych), ("heat", Self.heatName, sheet.heat),
    ] {
      do throws(OutputError) { try FileSystem.makeFolders("\(folder)/\(name)") } catch { throw .output(error) }
      try Self.write(bytes, to: "\(folder)/\(name)/\(file)")
      files.append((key, "\(name)/\(file)"))
    }
    return files
  }

  /// Reference, difference and actual beside each other, and a heat map, as PNG files; nil without both pictures.
  package static func pictures(
    of frame: FrameComparison
  ) throws(GoldenError) -> (triptych: [UInt8], heat: [UInt8])? {
    guard let reference = frame.reference, let actual = frame.actual, reference.width == actual.width,
      reference.height == actual.height, let map = DifferenceMap(reference, actual, by: .components)
    else { return nil }
    do throws(ImageError) {
      return (
        try PNGEncoder().encode(DifferencePictures.triptych(reference, map, actual)),
        try PNGEncoder().encode(DifferencePictures.heatMap(reference, map))
      )
    } catch {
      throw .output(.image(error))
    }
  }

  /// The page: everything in one file, which can be opened where it lies or sent to somebody.
  private static func page(_ data: JSONValue) -> String {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    return text(PackageResources.report_html)
      .replacing("/*style*/", with: text(PackageResources.report_css), maxReplacements: 1)
      .replacing("/*script*/", with: text(PackageResources.report_js), maxReplacements: 1)
      // Within a script's element, nothing may look like its end.
      .replacing("/*data*/", with: data.text().replacing("</", with: "<\\/"), maxReplacements: 1)
  }

  /// The outcomes as JUnit's XML, which most servers of continuous integration show.
  private var junit: String {
    let failures = verdicts.count {
      switch $0.outcome {
      case .different, .missing: true
      case .passed, .recorded, .failed: false
      }
    }
    let errors = verdicts.count { if case .failed = $0.outcome { true } else { false } }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"flipbook golden\" tests=\"\(verdicts.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
    ]
    for verdict in verdicts {
      let head =
        "  <testcase classname=\"\(Self.escaped(verdict.scene ?? "golden"))\" name=\"\(Self.escaped(verdict.name))\""
      let message = verdict.lines.first ?? ""
      let element =
        switch verdict.outcome {
        case .passed, .recorded: ""
        case .failed: "error"
        case .different, .missing: "failure"
        }
      if element.isEmpty {
        lines.append("\(head)/>")
      } else {
        lines.append("\(head)>")
        lines.append("    <\(element) message=\"\(Self.escaped(message))\">")
        lines.append(Self.escaped(verdict.lines.joined(separator: "\n")) + "</\(element)>")
        lines.append("  </testcase>")
      }
    }
    return (lines + ["</testsuite>", ""]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    do throws(OutputError) {
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw .output(error)
    }
  }

  /// Removes what an older report has left in a folder, and nothing else.
  private static func clear(_ folder: String) {
    for name in FileSystem.names(in: folder) {
      let path = "\(folder)/\(name)"
      guard StoredGolden.exists(in: "\(path)/\(actualName)") || FileSystem.kind(of: "\(path)/\(heatName)") == .file
      else { continue }
      for file in [triptychName, heatName] { FileSystem.remove("\(path)/\(file)") }
      _ = StoredGolden.remove(folder: "\(path)/\(actualName)")
      FileSystem.remove(path)
    }
  }
}
