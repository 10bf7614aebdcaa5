/// Collects what is wrong while a file is read, so that one reading tells of everything.
final class DiagnosticLog {
  /// More than these would only scroll the first ones away.
  private static let limit = 50

  let file: String
  let text: String
  /// When the scene was played and came to this; nil while it is read.
  private let time: Double?
  private lazy var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, text: String, time: Double? = nil) {
    self.file = file
    self.text = text
    self.time = time
  }

  func error(at range: SourceRange, _ message: String, hint: String? = nil) {
    add(.error, at: range, message, hint: hint)
  }

  func warning(at range: SourceRange, _ message: String, hint: String? = nil) {
    add(.warning, at: range, message, hint: hint)
  }

  private func add(_ severity: Diagnostic.Severity, at range: SourceRange, _ message: String, hint: String?) {
    guard diagnostics.count < Self.limit else { return }
    let message = time.map { "at \($0.plainText) s: \(message)" } ?? message
    let diagnostic = Diagnostic(
      severity: severity, file: file, line: range.line, column: range.column, length: range.length, message: message,
      hint: hint,
      sourceLine: line(range.line))
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// An error of the file as a whole.
  func error(_ message: String, hint: String? = nil) {
    error(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// The text of a line, from 1; empty beyond the end.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// What has been collected, in the order of the file.
  var sorted: [Diagnostic] { diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Throws what has been collected.
  func throwIfFailed() throws(SceneFileError) {
    if !diagnostics.isEmpty { throw SceneFileError(diagnostics: sorted) }
  }
}
