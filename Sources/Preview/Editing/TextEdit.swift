import SceneDiagnostics

/// Replacements in a text, each within one line.
struct TextEdit: Sendable {
  /// A replacement of a range of text.
  struct Change: Hashable, Sendable {
    /// The range to replace.
    var range: SourceRange
    /// The replaced text; empty for an insertion.
    var old: String
    var new: String
  }

  var changes: [Change] = []

  /// Returns a text with the changes applied.
  ///
  /// - Throws: ``SceneEditError`` when the text at one of the ranges isn't the expected one.
  func applied(to text: String) throws(SceneEditError) -> String {
    var scalars = Array(text.unicodeScalars)
    let starts = Self.lineStarts(scalars)
    let newline = text.contains("\r\n") ? "\r\n" : "\n"
    let changes = changes.sorted { ($0.range.line, $0.range.column) > ($1.range.line, $1.range.column) }
    for change in changes {
      let old = Array(change.old.unicodeScalars)
      guard starts.indices.contains(change.range.line - 1) else { throw Self.moved(change) }
      let start = starts[change.range.line - 1] + change.range.column - 1
      guard start >= 0, start + old.count <= scalars.count, Array(scalars[start..<start + old.count]) == old else {
        throw Self.moved(change)
      }
      scalars.replaceSubrange(
        start..<start + old.count, with: Array(change.new.replacing("\n", with: newline).unicodeScalars))
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private static func moved(_ change: Change) -> SceneEditError {
    SceneEditError(description: "line \(change.range.line) no longer has ‘\(change.old)’")
  }

  /// Returns the start indices of lines, split at YAML's line breaks; the first line begins after a byte order mark.
  private static func lineStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    var starts = [scalars.first == "\u{FEFF}" ? 1 : 0]
    for (index, scalar) in scalars.enumerated() {
      let isReturn = scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      if scalar == "\n" || isReturn || ["\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) { starts.append(index + 1) }
    }
    return starts
  }
}
