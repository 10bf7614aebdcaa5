package import LayerTree
package import Motion
package import SceneDiagnostics

/// A layer as the file describes it, from which each stage makes its own.
package struct LayerBlueprint: Sendable {
  package let name: String
  /// The index of the layer around it; nil for those of the canvas.
  package let superlayer: Int?
  /// The index of the instance of a component that it is a part of; nil for those that the scene itself names.
  package let owner: Int?
  /// True if it is the mask of the layer around it.
  package let isMask: Bool
  /// True if it comes from a drawing; empty names and names that the scene itself has then don't matter.
  package let isPart: Bool
  /// The place of its name in the file; nil for parts.
  package var origin: SourceRange?
  package var properties: LayerProperties
  package var timing: MediaTiming
  /// The implicit animations inside transactions, where they differ from the default.
  package var actions: [AnimatableProperty: LayerAction]
  /// The touch settings of the layer.
  package var setup: [@Sendable (Layer) -> Void] = []
  /// True if it is the title of the button around it.
  package var isTitle = false
  /// True if a layout or the stack around it says where it lies.
  package var isPlaced = false
  /// True if a layout says how wide it is, and how high.
  package var isSized = (across: false, down: false)
  /// True if its content says how wide it is, and how high: a label's text, a button's title, or what a stack places.
  package var fits = (across: false, down: false)
  /// True if it places the layers inside.
  package var isStack = false
  /// The animation that it plays.
  package var animation: FoundAnimation?
  /// True if each stage gets it from the animation around it, instead of making it.
  package var isMade = false

  package init(
    name: String, superlayer: Int?, owner: Int?, isMask: Bool, isPart: Bool, properties: LayerProperties,
    timing: MediaTiming, actions: [AnimatableProperty: LayerAction], setup: [@Sendable (Layer) -> Void] = [],
    isTitle: Bool = false, isPlaced: Bool = false, isSized: (across: Bool, down: Bool) = (false, false),
    isStack: Bool = false, animation: FoundAnimation? = nil, isMade: Bool = false
  ) {
    self.name = name
    self.superlayer = superlayer
    self.owner = owner
    self.isMask = isMask
    self.isPart = isPart
    self.properties = properties
    self.timing = timing
    self.actions = actions
    self.setup = setup
    self.isTitle = isTitle
    self.isPlaced = isPlaced
    self.isSized = isSized
    self.isStack = isStack
    self.animation = animation
    self.isMade = isMade
  }

  /// The end of its animation, in seconds; nil when it has none that plays on its own.
  var playingEnd: Double? {
    guard animation != nil, properties.progress == nil, timing.speed > 0 else { return nil }
    let playback = properties.playback
    return timing.beginTime + (playback.end - playback.start - timing.timeOffset) / timing.speed
  }
}
