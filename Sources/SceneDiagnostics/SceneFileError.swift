/// All problems of a scene file, in source order; never empty.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems.
  public let diagnostics: [Diagnostic]

  /// The descriptions of the problems, separated by line breaks.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

  /// Returns the same problems, with the name of the scene's variant added.
  package func naming(variant: String) -> SceneFileError {
    SceneFileError(
      diagnostics: diagnostics.map { diagnostic in
        Diagnostic(
          severity: diagnostic.severity, file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
          length: diagnostic.length, message: "variant \(variant): \(diagnostic.message)", hint: diagnostic.hint,
          sourceLine: diagnostic.sourceLine)
      })
  }

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
