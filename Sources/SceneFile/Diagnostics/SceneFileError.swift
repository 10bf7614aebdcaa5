/// Everything that is wrong with a scene file, in the order of the file; never empty.
public struct SceneFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems.
  public let diagnostics: [Diagnostic]

  /// The problems, one below the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
