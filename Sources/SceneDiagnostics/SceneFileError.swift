/// All problems in a scene file, in the order of the file; never empty.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems.
  public let diagnostics: [Diagnostic]

  /// The problems, one below the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }

  /// The same problems, with the variant of the scene.
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
