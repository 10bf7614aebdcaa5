import SceneDiagnostics
import SceneSyntax

/// A step that depends on what changes while the scene plays, and so is read again when it runs.
struct LateStep: Sendable {
  /// The step as it is written.
  let entries: [SyntaxNode.Entry]
  let range: SourceRange
  /// The names that were in scope where it stands.
  let scope: Scope
  /// Whether it stands in a sequence.
  let isInSequence: Bool
}
