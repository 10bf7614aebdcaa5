import LayerTree
import Motion
import SceneLanguage
import SceneProgram

/// The target of a step: a layer, which may change while the scene plays, and mostly a property of it.
struct StepTarget {
  /// The target as it is at first.
  let first: Target
  /// The index of the layer, where it changes while the scene plays; nil if it never does.
  var current: Computed<Int>?

  var layer: Int { first.layer }
  var keyPath: String { first.keyPath }
  var keyPathOffset: Int { first.keyPathOffset }

  /// The layer, worked out when it is needed.
  var currentLayer: Computed<Int> { current ?? .constant(layer) }
}
