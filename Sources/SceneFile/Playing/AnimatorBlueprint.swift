import LayerTree

/// A property animator as the file describes it.
struct AnimatorBlueprint: Sendable {
  let name: String
  /// The changes as they are written, and the names that are in scope there.
  let changes: SyntaxNode
  let scope: Scope
  let duration: Double
  let timing: AnimatorTiming
  let scrubsLinearly: Bool
  let completion: [Step]
}
