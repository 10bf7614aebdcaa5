import Flipbook

/// One comparison of a report: its facts and its part of the page as text, and the facts for summaries.
struct ReportCase {
  /// The facts for summaries.
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

    /// The largest difference that was accepted.
    struct Allowed: Decodable {
      var pixels: Int
      var largestDifference: Int
      var worstWindow: Double
    }

    /// True if something is wrong.
    var isProblem: Bool { !["passed", "recorded"].contains(outcome) }
  }

  /// The facts as JSON, as in the list of all.
  let facts: String
  /// The same with images and curves, for the page.
  let page: String
  let summary: Summary

  /// Takes a comparison's texts.
  ///
  /// - Throws: `JSONReader.Failure` if the facts do not describe a comparison.
  init(facts: String, page: String) throws(JSONReader.Failure) {
    self.facts = facts
    self.page = page
    summary = try JSONReader.read(Summary.self, from: facts.utf8)
  }

  /// The indentation of a case in the list of all.
  static let indent = 4

  /// The list of some cases' texts as a member of an object.
  static func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "\"cases\": []" }
    let indent = String(repeating: " ", count: indent)
    return "\"cases\": [\n" + texts.map { indent + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  /// The texts of the cases in a document that contains ``list(_:)``; nil if there is no such list.
  static func texts(in document: String) -> [String]? {
    // JSON strings never contain line breaks, so lines show where an element of the list ends.
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
