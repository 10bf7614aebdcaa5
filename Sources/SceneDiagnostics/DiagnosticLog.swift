import Arithmetic

/// Collects the problems of a file while it is read, so that they can be reported together.
package final class DiagnosticLog {
  /// The maximum number of messages; more would scroll the first ones out of view.
  private static let limit = 50

  /// The texts that source ranges refer to, the scene first.
  package private(set) var sources: [SourceText]
  /// The current time of the scene during playback, in seconds; nil while the scene is read.
  private let time: Double?
  /// The lines of the texts, split when a message first needs them.
  private var lines: [Int: TextLines] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  /// The number of reported messages, including duplicates and withheld messages.
  package private(set) var reports = 0

  package init(sources: [SourceText], time: Double? = nil) {
    self.sources = sources
    self.time = time
  }

  /// Adds a source text.
  ///
  /// - Returns: The index of the text, for source ranges.
  package func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Adds an error.
  ///
  /// Its message and its hint are evaluated only if the error is recorded, because a hint may be slow to find.
  package func error(
    at range: SourceRange, _ message: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
  ) {
    add(.error, at: range, message, hint: hint)
  }

  /// Adds a warning, evaluated like an error.
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

  /// Runs `body`, and returns its messages instead of recording them.
  package func withholding(_ body: () -> Void) -> [Diagnostic] {
    let known = diagnostics
    defer { diagnostics = known }
    body()
    return Array(diagnostics.dropFirst(known.count))
  }

  /// Adds withheld messages, without duplicates.
  package func add(_ withheld: [Diagnostic]) { diagnostics += withheld.filter { !diagnostics.contains($0) } }

  /// Returns the line that contains a range; empty beyond the end of the text.
  package func line(of range: SourceRange) -> String {
    // A range for the whole file has no line, and the file may be too large to split.
    guard range.line > 0 else { return "" }
    let lines = lines[range.file] ?? TextLines(sources[range.file].text)
    self.lines[range.file] = lines
    return lines[range.line]
  }

  /// The collected messages, in source order.
  package var sorted: [Diagnostic] { diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }

  /// Throws the collected messages if one of them is an error.
  package func throwIfFailed() throws(SceneFileError) {
    if diagnostics.contains(where: { $0.severity == .error }) { throw SceneFileError(diagnostics: sorted) }
  }
}
