package import Geometry
package import LayerTree
package import Motion

/// The parts of a scene, with every name resolved and nothing evaluated that changes while it plays: the source of
/// code.
package struct SceneOutline: Sendable {
  /// A number or color that the scene gives a name.
  package struct Constant: Sendable {
    package let name: String
    package let value: OutlineExpression

    package init(name: String, value: OutlineExpression) {
      self.name = name
      self.value = value
    }
  }

  /// A value that changes while the scene plays, as it is at the beginning.
  package struct State: Sendable {
    package let name: String
    package let value: OutlineExpression

    package init(name: String, value: OutlineExpression) {
      self.name = name
      self.value = value
    }
  }

  /// The steps for an event of a layer.
  package struct Handler: Sendable {
    package let layer: Int
    /// The event by its name in scene files: `touchUpInside`.
    package let event: String
    package let steps: [OutlineStep]

    package init(layer: Int, event: String, steps: [OutlineStep]) {
      self.layer = layer
      self.event = event
      self.steps = steps
    }
  }

  /// A tap of the script.
  package struct Tap: Sendable {
    package let layer: Int
    /// In seconds.
    package let time: Double
    package let holding: Double
    /// The place in the layer's space; nil for its center.
    package let point: Point?

    package init(layer: Int, time: Double, holding: Double, point: Point?) {
      self.layer = layer
      self.time = time
      self.holding = holding
      self.point = point
    }
  }

  /// The version of UIKit whose blocks are followed.
  package var generation = UIKitGeneration.iOS8
  package var constants: [Constant] = []
  package var states: [State] = []
  package var layers: [OutlineLayer] = []
  package var start: [OutlineStep] = []
  package var handlers: [Handler] = []
  /// The rules of `always`, in order.
  package var rules: [OutlineRule] = []
  /// The rules that place layers, those around others first.
  package var layouts: [OutlineLayout] = []
  /// The property animators.
  package var animators: [OutlineAnimator] = []
  /// The transitions that percentages drive, by name.
  package var interactions: [OutlineInteraction] = []
  /// A Boolean value that indicates whether layouts place layers again when others change.
  package var hasLayouts = false
  package var taps: [Tap] = []
  /// The script's touches other than taps, as people read them; its steps are among ``start``.
  package var otherTouches: [String] = []

  package init() {}

  /// The outline of layers to which nothing happens.
  package init(layers: [OutlineLayer]) { self.layers = layers }
}

/// A layer of an outline.
package struct OutlineLayer: Sendable {
  /// The name, which others may have as well; empty for one without.
  package let name: String
  /// The index of the layer around it; nil for those of the canvas.
  package let superlayer: Int?
  package let isMask: Bool
  package let properties: LayerProperties
  package let isControl: Bool
  package let isUserInteractionEnabled: Bool
  /// The look while it is pressed; nil for no other.
  package let highlighted: ControlLook?
  /// True if its content says how wide it is, and how high.
  package let fits: (across: Bool, down: Bool)
  /// The speed of its own clock.
  package let speed: Double
  /// The parts of it that code cannot express: another clock, actions.
  package let remarks: [String]

  /// Makes a layer without touch handlers.
  package init(name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties) {
    self.init(
      name: name, superlayer: superlayer, isMask: isMask, properties: properties, isControl: false,
      isUserInteractionEnabled: true, highlighted: nil, fits: (false, false), speed: 1, remarks: [])
  }

  package init(
    name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties, isControl: Bool,
    isUserInteractionEnabled: Bool, highlighted: ControlLook?, fits: (across: Bool, down: Bool), speed: Double,
    remarks: [String]
  ) {
    self.name = name
    self.superlayer = superlayer
    self.isMask = isMask
    self.properties = properties
    self.isControl = isControl
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.highlighted = highlighted
    self.fits = fits
    self.speed = speed
    self.remarks = remarks
  }
}
