package import LayerTree
package import Motion
package import SceneDiagnostics

/// A layer as described by the file; each stage makes its own from it.
package struct LayerBlueprint: Sendable {
  package let name: String
  /// The index of the superlayer; nil for top-level layers of the canvas.
  package let superlayer: Int?
  /// The index of the component instance that contains the layer; nil for the scene's own layers.
  package let owner: Int?
  /// True if it is the mask of the layer around it.
  package let isMask: Bool
  /// True if it comes from a drawing; empty and duplicate names are then ignored.
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
  /// True if a layout or the enclosing stack sets its position.
  package var isPlaced = false
  /// True for each extent that a layout sets.
  package var isSized = (across: false, down: false)
  /// True for each extent that the content determines: a label's text, a button's title, or a stack's arranged layers.
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
