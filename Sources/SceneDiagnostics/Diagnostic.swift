import Encodings

/// An error or a warning about a scene file, worded for its author.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a message.
  public enum Severity: String, Sendable {
    /// The scene cannot be played.
    case error
    /// The scene plays, but probably not as intended.
    case warning
  }

  /// The severity.
  public let severity: Severity
  /// The file's name as it was passed in.
  public let file: String
  /// The line, counted from 1; 0 for the whole file.
  public let line: Int
  /// The column, counted from 1 in characters; 0 for the whole line.
  public let column: Int
  /// The number of marked characters, at least 1.
  public let length: Int
  /// The problem: the offending text, and the reason why it is wrong.
  public let message: String
  /// A suggested fix; nil if none is known.
  public let hint: String?
  /// The line of the file that the message refers to.
  public let sourceLine: String

  /// Creates a diagnostic.
  package init(
    severity: Severity, file: String, line: Int, column: Int, length: Int, message: String, hint: String?,
    sourceLine: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.message = message.message
    self.hint = hint?.message
    self.sourceLine = sourceLine
  }

  /// Creates a warning about a file, or about one of its lines.
  package static func warning(_ message: String, file: String, line: Int = 0) -> Diagnostic {
    Diagnostic(
      severity: .warning, file: file, line: line, column: 0, length: 1, message: message, hint: nil, sourceLine: "")
  }

  /// The message with its position, the line of the file, and a caret under the range.
  ///
  /// Control characters are shown as escapes.
  public var description: String {
    let file = file.message
    guard line > 0, column > 0 else {
      return "\(file):\(line > 0 ? "\(line):" : "") \(severity): \(message)" + (hint.map { "\n    \($0)" } ?? "")
    }
    // Lines that are too long for a terminal are cut around the range.
    let shown = excerpt()
    let marks = "^" + String(repeating: "~", count: max(0, min(length, shown.room) - 1))
    let pad = String(repeating: " ", count: shown.column)
    return """
      \(file):\(line):\(column): \(severity): \(message)
          \(shown.text)
          \(pad)\(marks)\(hint.map { " \($0)" } ?? "")
      """
  }

  private func excerpt() -> (text: String, column: Int, room: Int) {
    let widest = 100
    let scalars = Array(sourceLine.replacing("\t", with: " ").unicodeScalars)
    // Columns count scalars, but these may be displayed wider, or combine with their neighbors.
    let before = String(String.UnicodeScalarView(scalars.prefix(max(0, column - 1)))).printableLine
    let characters = Array(String(String.UnicodeScalarView(scalars)).printableLine)
    let index = min(before.count, characters.count)
    let indent = characters.prefix { $0 == " " }.count
    let start = index - min(indent, index) <= widest ? min(indent, index) : index - widest / 2
    let end = min(characters.count, start + widest + 20)
    let text = (start > indent ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
    return (text, index - start + (start > indent ? 1 : 0), max(1, end - index))
  }
}

extension Diagnostic: CustomStringConvertible {}
