import Flipbook

/// A comparison of a report: its JSON text for the facts and for the page, and the decoded facts for summaries.
struct ReportCase {
  /// The facts that summaries show.
  struct Summary: Decodable {
    struct Files: Decodable {
      var actual: String?
      var triptych: String?
      var heat: String?
    }

    struct Location: Decodable {
      var file: String
      var line: Int?
      var column: Int?
      var message: String
    }

    var name: String
    var number: Int
    var scene: String?
    var outcome: String
    var lines: [String]
    var seconds: Double?
    var places: [Location]?
    var files: Files?
    var tolerance: Tolerance.Content?
    var allowed: Allowed?

    /// The largest accepted difference.
    struct Allowed: Decodable {
      var pixels: Int
      var largestDifference: Int
      var worstWindow: Double
    }

    /// True unless the comparison passed or a golden was recorded.
    var isProblem: Bool { !["passed", "recorded"].contains(outcome) }
  }

  /// The facts as JSON, as they appear in the list of all cases.
  let facts: String
  /// The facts with images and curves as JSON, for the page.
  let page: String
  let summary: Summary

  /// Creates a case from the JSON texts of a comparison.
  ///
  /// - Throws: `JSONReader.Failure` if the facts do not describe a comparison.
  init(facts: String, page: String) throws(JSONReader.Failure) {
    self.facts = facts
    self.page = page
    summary = try JSONReader.read(Summary.self, from: facts.utf8)
  }

  /// The indentation of a case in the list of all cases, in spaces.
  static let indent = 4

  /// Returns the texts of cases as a list, a member of a JSON object.
  static func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "\"cases\": []" }
    let indent = String(repeating: " ", count: indent)
    return "\"cases\": [\n" + texts.map { indent + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  /// Returns the texts of the cases in a document written with ``list(_:)``; nil if it has no such list.
  static func texts(in document: String) -> [String]? {
    // JSON strings never contain line breaks, so the lines of the document delimit the elements of the list.
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false)[...]
    lines = lines.drop { !$0.hasPrefix("  \"cases\": [") }
    guard let head = lines.popFirst() else { return nil }
    if head.hasPrefix("  \"cases\": []") { return [] }
    var texts: [String] = []
    var open: [Substring] = []
    for line in lines {
      if line.hasPrefix("  ]") { return open.isEmpty ? texts : nil }
      open.append(line)
      guard line == "    }" || line == "    }," else { continue }
      if line.hasSuffix(",") { open[open.count - 1] = line.dropLast() }
      texts.append(String(open.joined(separator: "\n").dropFirst(indent)))
      open = []
    }
    return nil
  }
}
