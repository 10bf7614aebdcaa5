/// Collects what is wrong while a file is read, so that one reading tells of everything.
final class DiagnosticLog {
  /// More than these would only scroll the first ones away.
  private static let limit = 50

  /// What ranges point into, the scene first.
  private(set) var sources: [SourceText]
  /// When the scene was played and came to this; nil while it is read.
  private let time: Double?
  /// The lines of the texts that something was said about.
  private var lines: [Int: [String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(sources: [SourceText], time: Double? = nil) {
    self.sources = sources
    self.time = time
  }

  /// Takes in one more text.
  ///
  /// - Returns: Its index, for ranges.
  func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
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
      severity: severity, file: sources[range.file].name, line: range.line, column: range.column, length: range.length,
      message: message,
      hint: hint, sourceLine: line(of: range))
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// An error of the file as a whole.
  func error(_ message: String, hint: String? = nil) {
    error(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// A warning of the file as a whole.
  func warning(_ message: String) { warning(at: SourceRange(line: 0, column: 0, length: 0), message) }

  /// Runs `body`, and gives back what it has told instead of keeping it.
  func withholding(_ body: () -> Void) -> [Diagnostic] {
    let known = diagnostics
    defer { diagnostics = known }
    body()
    return Array(diagnostics.dropFirst(known.count))
  }

  /// Tells what was withheld.
  func tell(_ withheld: [Diagnostic]) { diagnostics += withheld.filter { !diagnostics.contains($0) } }

  /// The text of the line that a range lies in; empty beyond the end.
  func line(of range: SourceRange) -> String {
    let lines =
      lines[range.file]
      ?? sources[range.file].text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    self.lines[range.file] = lines
    return lines.indices.contains(range.line - 1) ? lines[range.line - 1] : ""
  }

  /// What has been collected, in the order of the file.
  var sorted: [Diagnostic] { diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Throws what has been collected.
  func throwIfFailed() throws(SceneFileError) {
    if !diagnostics.isEmpty { throw SceneFileError(diagnostics: sorted) }
  }
}
