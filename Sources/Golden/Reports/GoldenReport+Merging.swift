import Flipbook

extension GoldenReport {
  /// The header of a report's facts.
  private struct Head: Decodable {
    var version: String
    var total: Int
    var share: String?
  }

  /// Merges the reports of all shards into the report of a single run.
  ///
  /// - Parameters:
  ///   - reports: The folders of the reports.
  ///   - folder: The folder for the merged report; it must not be one of `reports`.
  ///   - address: The URL of the published folder, for the images of the summary.
  /// - Returns: The names and the outcomes of all goldens, in order.
  /// - Throws: ``GoldenError`` when a report is missing or damaged, or when a golden is in no report or in several.
  package static func merge(
    _ reports: [String], to folder: String, imagesAt address: String? = nil
  ) throws(GoldenError) -> [(name: String, outcome: String)] {
    var all: [(item: ReportCase, report: String)] = []
    var total: Int?
    var shares: [String] = []
    for report in reports {
      guard SystemEnvironment.absolute(report) != SystemEnvironment.absolute(folder) else {
        throw .forbidden("\(report) is one of the reports to merge: write the merged report to another folder")
      }
      let (head, cases) = try read(report)
      guard head.version == Renderer.version else {
        throw .unreadable(
          path: report, reason: "the report was written by version \(head.version), but this is \(Renderer.version)")
      }
      if let total, total != head.total {
        throw .unreadable(
          path: report, reason: "the report is part of \(head.total) goldens, but \(reports[0]) is part of \(total)")
      }
      total = head.total
      if let share = head.share { shares.append(share) }
      all += cases.map { ($0, report) }
    }
    all.sort { $0.item.summary.number < $1.item.summary.number }
    for (first, second) in zip(all, all.dropFirst()) where first.item.summary.number == second.item.summary.number {
      throw .forbidden("\(first.report) and \(second.report) both have the golden \(first.item.summary.name)")
    }
    let missing = (total ?? 0) - all.count
    guard missing == 0 else {
      throw .forbidden(
        "\(missing) of \(total ?? 0) goldens are missing from the reports"
          + (shares.isEmpty ? "" : ", which cover the shares \(shares.joined(separator: ", "))"))
    }
    try prepare(folder)
    for (item, report) in all { try copyFiles(of: item.summary, from: report, to: folder) }
    try write(all.map(\.item), total: all.count, share: nil, imagesAt: address, to: folder)
    return all.map { ($0.item.summary.name, $0.item.summary.outcome) }
  }

  /// Returns the data of a report's page.
  static func pageData(in report: String) throws(GoldenError) -> String { pageData(try read(report).1) }

  private static func read(_ report: String) throws(GoldenError) -> (Head, [ReportCase]) {
    let (path, page) = ("\(report)/\(ReportRoot.factsName)", "\(report)/\(pageName)")
    func text(_ path: String) throws(GoldenError) -> String {
      guard let bytes = FileSystem.contents(of: path) else {
        throw .render(
          RenderError(.missingInput("there is no report: create one with flipbook golden verify"), path: path))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let facts = try text(path)
    let head = try rethrowing(as: { GoldenError.unreadable(path: path, reason: "it is not a report: \($0.reason)") }) {
      () throws(JSONReader.Failure) in
      try JSONReader.read(Head.self, from: facts.utf8)
    }
    guard let items = ReportCase.texts(in: facts), let pages = ReportCase.texts(in: try text(page)),
      items.count == pages.count
    else { throw .unreadable(path: path, reason: "it has been changed since golden verify wrote it") }
    return try rethrowing(as: { GoldenError.unreadable(path: path, reason: "it is not a report: \($0.reason)") }) {
      () throws(JSONReader.Failure) in
      var cases: [ReportCase] = []
      for (facts, page) in zip(items, pages) { cases.append(try ReportCase(facts: facts, page: page)) }
      return (head, cases)
    }
  }

  private static func copyFiles(
    of item: ReportCase.Summary, from report: String, to folder: String
  ) throws(GoldenError) {
    var paths = [item.files?.triptych, item.files?.heat].compactMap(\.self)
    if let actual = item.files?.actual {
      paths += FileSystem.names(in: "\(report)/\(actual)").map { "\(actual)/\($0)" }
    }
    for path in paths {
      let parts = path.split(separator: "/")
      guard !path.hasPrefix("/"), !parts.contains(".."), let name = parts.last else {
        throw .unreadable(path: "\(report)/\(ReportRoot.factsName)", reason: "it refers to files outside the report")
      }
      guard let bytes = FileSystem.contents(of: "\(report)/\(path)") else {
        throw .render(
          RenderError(.missingInput("it belongs to the report, but is missing"), path: "\(report)/\(path)"))
      }
      try rethrowing(as: GoldenError.output) { () throws(OutputError) in
        try FileSystem.makeFolders("\(folder)/\(path.dropLast(name.count + 1))")
      }
      try write(bytes, to: "\(folder)/\(path)")
    }
  }
}
