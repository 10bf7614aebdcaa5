import Arithmetic
import Encodings
import Flipbook
import SceneDiagnostics

/// The documents of a report that other programs read: JUnit's XML, SARIF, and a summary in Markdown.
package struct ReportDocuments {
  let cases: [ReportCase.Summary]
  /// The name of the test suite.
  private let suite: String
  /// The heading of the summary, and the noun for a case.
  private let (heading, noun): (String, String)

  /// Creates the documents of golden comparisons.
  init(cases: [ReportCase.Summary]) {
    (self.cases, suite, heading, noun) = (cases, "flipbook golden", "Goldens", "golden")
  }

  /// Creates the documents of a scene's comparison with a recording.
  ///
  /// - Parameters:
  ///   - scene: The scene's path.
  ///   - recording: The recording's path.
  ///   - layers: The moving layers, with a line for each difference.
  package init(scene: String, recording: String, layers: [(name: String, lines: [String])]) {
    cases = layers.enumerated().map { index, layer in
      ReportCase.Summary(
        name: layer.name, number: index + 1, scene: scene, outcome: layer.lines.isEmpty ? "passed" : "different",
        lines: layer.lines)
    }
    (suite, heading, noun) = ("flipbook compare", "\(Self.escapedAsMarkdown(recording)): layers", "layer")
  }

  private var problems: [ReportCase.Summary] { cases.filter(\.isProblem) }

  // MARK: JUnit

  /// The outcomes as JUnit XML, a format of most CI servers.
  package var junit: String {
    let failures = cases.count { ["different", "missing", "orphan"].contains($0.outcome) }
    let errors = cases.count { $0.outcome == "failed" }
    let time = Self.seconds(cases.reduce(0) { $0 + ($1.seconds ?? 0) })
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(suite)\" \(counts)>",
      "  <testsuite name=\"\(suite)\" \(counts)>",
    ]
    for item in cases {
      let file = item.scene.map { " file=\"\($0.escapedAsMarkup)\"" } ?? ""
      let head =
        "    <testcase classname=\"\((item.scene ?? "golden").escapedAsMarkup)\" "
        + "name=\"\(item.name.escapedAsMarkup)\"\(file) time=\"\(Self.seconds(item.seconds ?? 0))\""
      guard item.isProblem else {
        lines.append("\(head)/>")
        continue
      }
      let element = item.outcome == "failed" ? "error" : "failure"
      let message = (item.lines.first ?? item.outcome).escapedAsMarkup
      lines.append("\(head)>")
      let text = item.lines.joined(separator: "\n").escapedAsMarkup
      lines.append("      <\(element) type=\"\(item.outcome)\" message=\"\(message)\">\(text)</\(element)>")
      lines.append("    </testcase>")
    }
    return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int(saturating: (max(0, value) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  // MARK: SARIF

  private static let rules: [(id: String, text: String)] = [
    ("different", "A scene differs from its golden."),
    ("missing", "A scene has no golden to compare it with."),
    ("failed", "A scene or its golden cannot be used."),
    ("orphan", "A golden has no scene to compare it with."),
  ]

  /// The problems in the Static Analysis Results Interchange Format (SARIF 2.1.0), with locations in scene files.
  var sarif: String {
    let rules = Self.rules.map { rule -> JSONValue in
      ["id": .string("golden/\(rule.id)"), "shortDescription": ["text": .string(rule.text)]]
    }
    let driver: JSONValue = [
      "name": "flipbook", "version": .string(Renderer.version), "rules": .array(rules),
    ]
    let results = problems.flatMap { item -> [JSONValue] in
      let places = item.places ?? []
      guard !places.isEmpty else { return [Self.result(item, item.lines.joined(separator: "\n"), nil)] }
      return places.map { Self.result(item, $0.message, $0) }
    }
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [["tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(results)]],
    ]
    return document.text() + "\n"
  }

  private static func result(
    _ item: ReportCase.Summary, _ message: String, _ place: ReportCase.Summary.Location?
  ) -> JSONValue {
    let rule = rules.firstIndex { $0.id == item.outcome } ?? 0
    var entries: [(key: String, value: JSONValue)] = [
      ("ruleId", .string("golden/\(rules[rule].id)")), ("ruleIndex", .number(Double(rule))), ("level", "error"),
      ("message", ["text": .string("\(item.name): \(message)")]),
    ]
    if let place {
      var physical: [(key: String, value: JSONValue)] = [
        ("artifactLocation", ["uri": .string(PercentCoding.uri(ofPath: place.file))])
      ]
      if let line = place.line {
        var region: [(key: String, value: JSONValue)] = [("startLine", .number(Double(line)))]
        if let column = place.column { region.append(("startColumn", .number(Double(column)))) }
        physical.append(("region", .object(region)))
      }
      entries.append(("locations", .array([["physicalLocation": .object(physical)]])))
    }
    return .object(entries)
  }

  // MARK: Markdown

  /// The maximum number of goldens shown with images, because CI job pages are limited to a megabyte.
  private static let maximumDetailCount = 50

  /// Returns the outcomes in GitHub's and GitLab's Markdown, for a CI job page or a comment.
  ///
  /// - Parameter base: The URL of the report's published folder; nil for images relative to the summary.
  /// - Returns: The Markdown text.
  package func markdown(imagesAt base: String? = nil) -> String {
    let words = ["different", "missing", "orphan", "failed", "recorded", "passed"]
    let counts = words.compactMap { word in
      let count = cases.count { $0.outcome == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
    var lines = ["## \(heading): " + (counts.isEmpty ? "none" : counts.joined(separator: ", "))]
    if !problems.isEmpty {
      lines += ["", "| \(noun) | scene | outcome |", "|---|---|---|"]
      for item in problems {
        let place = item.places?.first
        let scene = place.map { $0.file + ($0.line.map { ":\($0)" } ?? "") } ?? item.scene ?? ""
        lines.append("| \(Self.escapedAsMarkdown(item.name)) | \(Self.escapedAsMarkdown(scene)) | \(item.outcome) |")
      }
    }
    let tolerated = cases.filter { $0.outcome == "passed" && $0.allowed != nil }
    if !tolerated.isEmpty {
      lines += [
        "", "Within their tolerance:", "", "| golden | pixels | largest | worst window | reason |",
        "|---|---|---|---|---|",
      ]
      for item in tolerated.prefix(Self.maximumDetailCount) {
        guard let allowed = item.allowed else { continue }
        lines.append(
          "| \(Self.escapedAsMarkdown(item.name)) | \(allowed.pixels) | \(allowed.largestDifference) | "
            + "\(allowed.worstWindow) | \(Self.escapedAsMarkdown(item.tolerance?.reason ?? "")) |")
      }
    }
    for item in problems.prefix(Self.maximumDetailCount) {
      lines += ["", "### \(Self.escapedAsMarkdown(item.name))", "", "```text"]
      lines += item.lines.map { String($0.unicodeScalars.map { $0 == "`" ? "'" : Character($0) }) } + ["```"]
      if let picture = item.files?.triptych {
        var address = PercentCoding.uri(ofPath: picture)
        if let base { address = (base.hasSuffix("/") ? base : base + "/") + address }
        lines += ["", "![\(Self.escapedAsMarkdown(item.name)): reference, difference, actual](\(address))"]
      }
    }
    let rest = problems.count - Self.maximumDetailCount
    if rest > 0 { lines += ["", "And \(rest) more: see the report's \(GoldenReport.pageName)."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escapedAsMarkdown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>&#|".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(Character(scalar).isNewline ? " " : scalar)
    }
    return result
  }
}
