import LayerTree

/// A property animator as the file describes it.
struct AnimatorBlueprint: Sendable {
  let name: String
  /// The changes as they are written, and the names that are in scope there.
  let changes: SyntaxNode
  let scope: Scope
  /// What repeats the changes; nil for nothing.
  var loop: SyntaxNode?
  let duration: Double
  let timing: AnimatorTiming
  let scrubsLinearly: Bool
  let completion: [Step]
}
