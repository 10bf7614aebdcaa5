public import SceneDiagnostics

/// Formats scene files with two spaces of indentation per level, one space between words, and aligned comments.
///
/// The order of keys, line breaks, quotation marks, and the text of comments are preserved.
public enum SceneFormatter {
  /// Formats a scene file.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's name for error messages.
  /// - Returns: The formatted text, with the same meaning.
  /// - Throws: An error if the file isn't valid YAML, or if formatting would change its meaning.
  public static func formatted(_ text: String, file: String) throws(SceneFileError) -> String {
    let given = SourceText(name: file, text: text)
    let log = DiagnosticLog(sources: [given])
    var source = YAMLSource(0, of: log)
    let before = source.read()
    try log.throwIfFailed()
    let lines = given.text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    var layout = FormattedLines()
    for line in lines { layout.add(line) }
    let result = layout.text
    var outcome = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: file, text: result)]))
    let after = outcome.read()
    guard let before, let after, before.means(after), layout.comments == FormattedLines.comments(of: result) else {
      log.error(
        "this file cannot be formatted without changing its meaning",
        hint: "the formatter does not support its notation, so the file is unchanged")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
    return result
  }
}

extension SyntaxNode {
  /// Returns whether two nodes have the same meaning, regardless of their source ranges.
  package func means(_ other: SyntaxNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one, let isQuoted), .scalar(let other, let isOtherQuoted)):
      one == other && isQuoted == isOtherQuoted
    case (.empty, .empty): true
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.means($1) }
    case (.map(let one), .map(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key && $0.value.means($1.value) }
    default: false
    }
  }
}
