import LayerTree
import SceneDiagnostics
import SceneSyntax

/// The target of a step: a layer, and mostly a property of it.
struct Target: Sendable {
  /// The index of the layer's blueprint.
  let layer: Int
  /// The key path after the layer's name; empty when there is none.
  let keyPath: String
  /// The offset of the key path in the target's text, in Unicode scalars.
  let keyPathOffset: Int
  /// The index of the layer, where it changes while the scene plays; nil if it never does.
  var current: Computed<Int>?

  /// The layer, worked out when it is needed.
  var currentLayer: Computed<Int> { current ?? .constant(layer) }
}
