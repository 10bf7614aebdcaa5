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
  /// True if it is the mask of the layer around it.
  let isMask: Bool
  /// True if it comes from a drawing; empty names and names that the scene itself has then don't matter.
  let isPart: Bool
  var properties: LayerProperties
  var timing: MediaTiming
  /// The implicit animations inside transactions, where they differ from the default.
  var actions: [AnimatableProperty: LayerAction]
  /// The touch settings of the layer.
  var setup: [TouchSetter.Change] = []
  /// True if it is the title of the button around it.
  var isTitle = false
  /// True if a layout or the stack around it says where it lies.
  var isPlaced = false
  /// True if a layout says how wide it is, and how high.
  var isSized = (across: false, down: false)
  /// True if it places the layers inside.
  var isStack = false
  /// The animation that it plays.
  var animation: FoundAnimation?
  /// True if each stage gets it from the animation around it, instead of making it.
  var isMade = false

  /// The end of its animation, in seconds; nil when it has none that plays on its own.
  var playingEnd: Double? {
    guard animation != nil, properties.progress == nil, timing.speed > 0 else { return nil }
    let playback = properties.playback
    return timing.beginTime + (playback.end - playback.start - timing.timeOffset) / timing.speed
  }
}
