import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// A layer as the file describes it, from which each stage makes its own.
struct LayerBlueprint: Sendable {
  let name: String
  /// The index of the layer around it; nil for those of the canvas.
  let superlayer: Int?
  /// The index of the instance of a component that it is a part of; nil for those that the scene itself names.
  let owner: Int?
  /// Whether it is the mask of the layer around it.
  let isMask: Bool
  /// Whether it comes from a drawing; empty names and names that the scene itself has then don't matter.
  let isPart: Bool
  var properties: LayerProperties
  var timing: MediaTiming
  /// What changes inside transactions set off, where that is not what it always is.
  var actions: [AnimatableProperty: LayerAction]
  /// What touches do to it.
  var setup: [TouchSetter.Change] = []
  /// Whether it is the title of the button around it.
  var isTitle = false
  /// Whether a layout or the stack around it says where it lies.
  var isPlaced = false
  /// Whether a layout says how wide it is, and how high.
  var isSized = (across: false, down: false)
  /// Whether it places the layers inside.
  var isStack = false
}
