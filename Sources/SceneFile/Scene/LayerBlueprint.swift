import LayerTree
import Motion

/// A layer as the file describes it, from which each stage makes its own.
struct LayerBlueprint: Sendable {
  let name: String
  /// The index of the layer around it; nil for those of the canvas.
  let superlayer: Int?
  /// Whether it is the mask of the layer around it.
  let isMask: Bool
  let properties: LayerProperties
  let timing: MediaTiming
  /// What changes inside transactions set off, where that is not what it always is.
  let actions: [AnimatableProperty: LayerAction]
}
