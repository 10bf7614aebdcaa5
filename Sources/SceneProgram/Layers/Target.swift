/// A layer that a name means, and what follows its name.
package struct Target: Sendable {
  /// The index of the layer's blueprint.
  package let layer: Int
  /// The key path after the layer's name; empty when there is none.
  package let keyPath: String
  /// The offset of the key path in the target's text, in Unicode scalars.
  package let keyPathOffset: Int
}
