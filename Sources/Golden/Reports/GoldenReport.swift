import Encodings
package import Flipbook
import Review
import SceneDiagnostics
import SystemCalls

/// The results of several comparisons, written as a page for people and as files for programs.
package struct GoldenReport {
  /// A comparison, with its number among all comparisons of a run.
  package struct Entry: Sendable {
    /// The result of the comparison.
    package let verdict: GoldenVerdict
    /// The index of the golden among all goldens of the run, from 0.
    package let number: Int
    /// The name of the folder with its images in the report.
    package let folderName: String
    /// The time taken by the comparison, in seconds; nil if it wasn't measured.
    package let seconds: Double?

    /// Creates an entry.
    package init(_ verdict: GoldenVerdict, number: Int, folderName: String, seconds: Double? = nil) {
      (self.verdict, self.number, self.folderName, self.seconds) = (verdict, number, folderName, seconds)
    }
  }

  /// The comparisons of this run, or of this shard of a run.
  package let entries: [Entry]
  /// The number of goldens in all shards of the run.
  package let total: Int
  /// The shard that this report covers; nil if it covers everything.
  package let shard: Shard?
  /// The URL of the report's published folder, for images in the summary.
  package var address: String?
  /// The folder that all paths are relative to.
  package var root = ReportRoot()

  /// The version of the format of the file ``ReportRoot/factsName``.
  static let version = 3

  /// The name of the complete page, for people.
  package static let pageName = "index.html"
  /// The default folder for reports.
  package static let standardFolder = "golden-report"
  /// The name of the summary for CI job pages.
  package static let summaryName = "summary.md"
  package static let junitName = "junit.xml"
  private static let sarifName = "golden.sarif"
  package static let triptychName = "reference-difference-actual.png"
  package static let heatName = "heat.png"
  /// The name of the folder with the actual recording, a golden that can be accepted.
  static let actualName = "actual"

  /// Creates a report of a complete run.
  package init(_ verdicts: [GoldenVerdict]) {
    let names = Self.folderNames(verdicts.map { $0.folder.isEmpty ? $0.name : $0.folder })
    let entries = verdicts.enumerated().map { Entry($1, number: $0, folderName: names[$0]) }
    self.init(entries, total: verdicts.count)
  }

  /// Creates a report of a run, or of a shard of a run.
  package init(_ entries: [Entry], total: Int, shard: Shard? = nil) {
    (self.entries, self.total, self.shard) = (entries, total, shard)
  }

  /// Returns unique folder names for goldens in a report, derived from their paths, because the reports of shards are
  /// merged, and goldens in different folders may have the same name.
  package static func folderNames(_ folders: [String]) -> [String] {
    var taken: [String: Int] = [:]
    return folders.map { folder in
      let parts = ReportRoot().relative(folder).split(separator: "/").filter { $0 != GoldenLocation.folderName }
      let name = parts.first == ".." ? String(parts.last ?? "golden") : parts.joined(separator: "-")
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  /// Writes all files to a folder, and removes the files of an older report.
  ///
  /// - Throws: ``GoldenError`` when a file cannot be written.
  package func write(to folder: String) throws(GoldenError) {
    try Self.prepare(folder)
    var cases: [ReportCase] = []
    for entry in entries {
      let files = try writeImages(of: entry.verdict, named: entry.folderName, in: folder)
      let page = try ReportData.page(entry.verdict, root: root)
      try rethrowing(as: { GoldenError.unreadable(path: folder, reason: $0.reason) }) { () throws(JSONReader.Failure) in
        cases.append(
          try ReportCase(
            facts: ReportData.facts(entry, files: files, root: root).text(indent: ReportCase.indent),
            page: page.text(indent: ReportCase.indent)))
      }
    }
    try Self.write(cases, total: total, share: shard?.description, imagesAt: address, to: folder)
  }

  /// Creates the folder of a report, or removes an older report from it.
  static func prepare(_ folder: String) throws(GoldenError) {
    clear(folder)
    try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      try FileSystem.makeFolders(folder)
    }
  }

  /// Writes the documents of a report, beside its folders with images.
  static func write(
    _ cases: [ReportCase], total: Int, share: String?, imagesAt address: String?, to folder: String
  ) throws(GoldenError) {
    var head = ["\"flipbook\": \(version)", "\"version\": \(Renderer.version.quotedAsJSON)", "\"total\": \(total)"]
    if let share { head.append("\"share\": \(share.quotedAsJSON)") }
    let facts = head.map { "  \($0),\n" }.joined() + "  \(ReportCase.list(cases.map(\.facts)))"
    let documents = ReportDocuments(cases: cases.map(\.summary))
    for (name, text) in [
      (ReportRoot.factsName, "{\n\(facts)\n}\n"), (junitName, documents.junit), (sarifName, documents.sarif),
      (summaryName, documents.markdown(imagesAt: address)),
      (pageName, page(pageData(cases))),
    ] {
      try write(Array(text.utf8), to: "\(folder)/\(name)")
    }
  }

  static func pageData(_ cases: [ReportCase]) -> String { "{\n  \(ReportCase.list(cases.map(\.page)))\n}" }

  private func writeImages(
    of verdict: GoldenVerdict, named name: String, in folder: String
  ) throws(GoldenError) -> [(key: String, path: String)] {
    guard case .different(let comparison, let actual) = verdict.outcome else { return [] }
    var files: [(key: String, path: String)] = []
    if let actual {
      try actual.write(to: "\(folder)/\(name)/\(Self.actualName)")
      files.append(("actual", "\(name)/\(Self.actualName)"))
    }
    guard let bad = comparison.worstFrame, let sheet = try Self.pictures(of: bad) else { return files }
    for (key, file, bytes) in [
      ("triptych", Self.triptychName, sheet.triptych), ("heat", Self.heatName, sheet.heat),
    ] {
      try rethrowing(as: GoldenError.output) { () throws(OutputError) in
        try FileSystem.makeFolders("\(folder)/\(name)")
      }
      try Self.write(bytes, to: "\(folder)/\(name)/\(file)")
      files.append((key, "\(name)/\(file)"))
    }
    return files
  }

  /// Returns two PNG files: the reference, difference, and actual image side by side, and a heat map; nil unless there
  /// are both images.
  package static func pictures(
    of frame: FrameComparison
  ) throws(GoldenError) -> (triptych: [UInt8], heat: [UInt8])? {
    guard let (old, new) = try frame.comparedImages(), let map = DifferenceMap(old, new, by: .components)
    else { return nil }
    return try rethrowing(as: { GoldenError.output(.image($0)) }) { () throws(ImageError) in
      return (
        try PNGEncoder().encode(DifferenceImages.triptych(old, map, new)),
        try PNGEncoder().encode(DifferenceImages.heatMap(old, map))
      )
    }
  }

  /// Returns the page, a single file that can be opened in a browser or sent to others.
  static func page(_ data: String, access: String = "null") -> String {
    PageSource.text(of: "report.html")
      .replacing("/*style*/", with: PageSource.text(of: "report.css"), maxReplacements: 1)
      .replacing("/*script*/", with: PageSource.text(of: "report.js"), maxReplacements: 1)
      .replacing("/*access*/", with: access.replacing("<", with: "\\u003c"), maxReplacements: 1)
      // A script element must not contain text that looks like its end tag, or like the start of a comment, which would
      // hide the end tag.
      .replacing("/*data*/", with: data.replacing("<", with: "\\u003c"), maxReplacements: 1)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.finish()
    }
  }

  /// Removes the files of an older report from a folder, without touching other files.
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
