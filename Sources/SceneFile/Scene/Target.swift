import LayerTree

/// What a step acts on: a layer, and mostly a property of it.
struct Target: Sendable {
  /// The index of the layer's blueprint.
  let layer: Int
  /// The key path after the layer's name; empty when there is none.
  let keyPath: String
  /// Where the key path stands in the target's text, in unicode scalars.
  let keyPathOffset: Int
}
