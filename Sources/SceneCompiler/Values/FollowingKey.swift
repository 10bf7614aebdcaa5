import SceneSyntax

/// A key of a layer whose value reads states, presented values or the time, and follows these at every tick.
struct FollowingKey {
  /// The index of the layer.
  let layer: Int
  /// The property named by the key, with its value.
  let entry: SyntaxNode.Entry
  /// The names in scope where it is written.
  let scope: Scope
}
