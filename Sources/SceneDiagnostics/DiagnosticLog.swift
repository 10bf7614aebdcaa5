import Arithmetic

/// Collects the problems in a file while it is read, to report all of them together.
package final class DiagnosticLog {
  /// The largest number of messages; more would scroll the first ones away.
  private static let limit = 50

  /// The texts that ranges point into, the scene first.
  package private(set) var sources: [SourceText]
  /// The current time of the playing scene; nil while it is read.
  private let time: Double?
  /// The lines of the texts, found when a message needs them.
  private var lines: [Int: TextLines] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  /// The number of reported messages, including duplicates and withheld ones.
  package private(set) var reports = 0

  package init(sources: [SourceText], time: Double? = nil) {
    self.sources = sources
    self.time = time
  }

  /// Adds a text.
  ///
  /// - Returns: Its index, for ranges.
  package func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Adds an error; its texts are made only if it is the first of its kind, because a hint may take a while to find.
  package func error(
    at range: SourceRange, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    add(.error, at: range, message, hint: hint)
  }

  /// Adds a warning, made like an error.
  package func warning(
    at range: SourceRange, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    add(.warning, at: range, message, hint: hint)
  }

  private func add(
    _ severity: Diagnostic.Severity, at range: SourceRange, _ message: () -> String, hint: () -> String?
  ) {
    reports += 1
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

  /// Adds an error about the whole file.
  package func error(_ message: String, hint: String? = nil) {
    error(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// Adds a warning about the whole file.
  package func warning(_ message: String, hint: String? = nil) {
    warning(at: SourceRange(line: 0, column: 0, length: 0), message, hint: hint)
  }

  /// Runs `body`, and returns its messages instead of keeping them.
  package func withholding(_ body: () -> Void) -> [Diagnostic] {
    let known = diagnostics
    defer { diagnostics = known }
    body()
    return Array(diagnostics.dropFirst(known.count))
  }

  /// Adds withheld messages.
  package func add(_ withheld: [Diagnostic]) { diagnostics += withheld.filter { !diagnostics.contains($0) } }

  /// The text of the line that a range lies in; empty beyond the end.
  package func line(of range: SourceRange) -> String {
    // A whole file has no line, and may have been refused for its size.
    guard range.line > 0 else { return "" }
    let lines = lines[range.file] ?? TextLines(sources[range.file].text)
    self.lines[range.file] = lines
    return lines[range.line]
  }

  /// The collected messages, in the order of the file.
  package var sorted: [Diagnostic] { diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Throws the collected diagnostics, if one of them is an error.
  package func throwIfFailed() throws(SceneFileError) {
    if diagnostics.contains(where: { $0.severity == .error }) { throw SceneFileError(diagnostics: sorted) }
  }
}
