import SceneSyntax

/// A key of a layer whose value depends on states, presentation values, or the time, and is updated at every tick.
struct FollowingKey {
  /// The index of the layer.
  let layer: Int
  /// The entry of the key, named by the property that it sets.
  let entry: SyntaxNode.Entry
  /// The names in scope where the key is written.
  let scope: Scope
}
