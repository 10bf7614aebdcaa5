import Arithmetic

/// Collects what is wrong while a file is read, so that one reading reports everything.
package final class DiagnosticLog {
  /// More than these would only scroll the first ones away.
  private static let limit = 50

  /// The texts that ranges point into, the scene first.
  package private(set) var sources: [SourceText]
  /// The time at which the scene was played and came to this; nil while it is read.
  private let time: Double?
  /// The lines of the texts that something was said about.
  private var lines: [Int: [String]] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(sources: [SourceText], time: Double? = nil) {
    self.sources = sources
    self.time = time
  }

  /// Takes in one more text.
  ///
  /// - Returns: Its index, for ranges.
  package func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// An error, whose texts are made when it is the first of its kind; to look for a hint may take a while.
  package func error(
    at range: SourceRange, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    add(.error, at: range, message, hint: hint)
  }

  /// A warning, made like an error.
  package func warning(
    at range: SourceRange, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    add(.warning, at: range, message, hint: hint)
  }

  private func add(
    _ severity: Diagnostic.Severity, at range: SourceRange, _ message: () -> String, hint: () -> String?
  ) {
    guard diagnostics.count < Self.limit else { return }
    let (file, text) = (sources[range.file].name, time.map { "at \($0.plainText) s: \(message())" } ?? message())
    let isKnown = diagnostics.contains {
      $0.line == range.line && $0.column == range.column && $0.file == file && $0.severity == severity
        && $0.message == text
    }
    if isKnown { return }
    diagnostics.append(
      Diagnostic(
        severity: severity, file: file, line: range.line, column: range.column, length: range.length, message: text,
        hint: hint(), sourceLine: line(of: range)))
  }

  /// An error of the file as a whole.
  package func error(_ message: String, hint: String? = nil) {
    error(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// A warning of the file as a whole.
  package func warning(_ message: String, hint: String? = nil) {
    warning(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// Runs `body`, and returns what it has reported instead of keeping it.
  package func withholding(_ body: () -> Void) -> [Diagnostic] {
    let known = diagnostics
    defer { diagnostics = known }
    body()
    return Array(diagnostics.dropFirst(known.count))
  }

  /// Adds what was withheld.
  package func add(_ withheld: [Diagnostic]) { diagnostics += withheld.filter { !diagnostics.contains($0) } }

  /// The text of the line that a range lies in; empty beyond the end.
  package func line(of range: SourceRange) -> String {
    // Of a file as a whole there is none, and it may be one that is refused for its size.
    guard range.line > 0 else { return "" }
    let lines =
      lines[range.file]
      ?? sources[range.file].text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    self.lines[range.file] = lines
    return lines.indices.contains(range.line - 1) ? lines[range.line - 1] : ""
  }

  /// The collected messages, in the order of the file.
  package var sorted: [Diagnostic] { diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Throws what has been collected.
  package func throwIfFailed() throws(SceneFileError) {
    if !diagnostics.isEmpty { throw SceneFileError(diagnostics: sorted) }
  }
}
