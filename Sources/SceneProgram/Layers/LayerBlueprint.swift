package import LayerTree
package import Motion
package import SceneDiagnostics

/// A layer as described in a scene file; each stage creates a layer from it.
package struct LayerBlueprint: Sendable {
  package let name: String
  /// The index of the superlayer; nil for the top-level layers.
  package let superlayer: Int?
  /// The index of the component instance that contains the layer; nil for the scene's own layers.
  package let owner: Int?
  /// True if the layer is the mask of its superlayer.
  package let isMask: Bool
  /// True if the layer comes from a drawing; empty and duplicate names are ignored.
  package let isPart: Bool
  /// The source range of the name; nil for layers from drawings.
  package var origin: SourceRange?
  package var properties: LayerProperties
  package var timing: MediaTiming
  /// The actions that differ from the default; they are the implicit animations inside transactions.
  package var actions: [AnimatableProperty: LayerAction]
  /// The changes for the layer's touch-related keys.
  package var setup: [@Sendable (Layer) -> Void] = []
  /// True if the layer is the title of a button, its superlayer.
  package var isTitle = false
  /// True if a layout or a stack sets the layer's position.
  package var isPlaced = false
  /// True for each dimension that a layout sets.
  package var isSized = (across: false, down: false)
  /// True for each dimension that the content determines: a label's text, a button's title, or a stack's arranged
  /// layers.
  package var fits = (across: false, down: false)
  /// True if the layer arranges its sublayers.
  package var isStack = false
  /// The path of the SVG file that the layer displays unmodified; nil for none.
  package var drawing: String?
  /// The Lottie animation, or the animated drawing, that the layer plays; nil for none.
  package var animation: FoundAnimation?
  /// True if each stage obtains the layer from an animation instead of creating it.
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

  /// The end of its animation, in seconds; nil if there is no animation that plays automatically.
  var playingEnd: Double? {
    guard let animation, properties.progress == nil, timing.speed > 0 else { return nil }
    var length = animation.end
    if case .playback(let playback) = properties.content { length = playback.end - playback.start }
    return timing.beginTime + (length - timing.timeOffset) / timing.speed
  }
}
