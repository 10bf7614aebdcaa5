import Geometry
import LayerTree
import Motion
import SceneProgram

/// The parts of a scene, with every name resolved and nothing evaluated that changes while it plays: the source of
/// code.
struct SceneOutline: Sendable {
  /// A number or color that the scene gives a name.
  struct Constant: Sendable {
    let name: String
    let value: OutlineExpression

    init(name: String, value: OutlineExpression) {
      self.name = name
      self.value = value
    }
  }

  /// The initial value of a state.
  struct State: Sendable {
    let name: String
    let value: OutlineExpression

    init(name: String, value: OutlineExpression) {
      self.name = name
      self.value = value
    }
  }

  /// The steps for an event of a layer.
  struct Handler: Sendable {
    let layer: Int
    /// The event by its name in scene files: `touchUpInside`.
    let event: String
    let steps: [OutlineStep]

    init(layer: Int, event: String, steps: [OutlineStep]) {
      self.layer = layer
      self.event = event
      self.steps = steps
    }
  }

  /// A tap of the script.
  struct Tap: Sendable {
    let layer: Int
    /// In seconds.
    let time: Double
    let holding: Double
    /// The place in the layer's space; nil for its center.
    let point: Point?

    init(layer: Int, time: Double, holding: Double, point: Point?) {
      self.layer = layer
      self.time = time
      self.holding = holding
      self.point = point
    }
  }

  /// The version of UIKit whose blocks are followed.
  var generation = UIKitGeneration.iOS8
  var constants: [Constant] = []
  var states: [State] = []
  var layers: [OutlineLayer] = []
  var start: [OutlineStep] = []
  var handlers: [Handler] = []
  /// The rules of `always`, in order.
  var rules: [OutlineRule] = []
  /// The rules that place layers, superlayers first.
  var layouts: [OutlineLayout] = []
  /// The property animators.
  var animators: [OutlineAnimator] = []
  /// The transitions that percentages drive, by name.
  var interactions: [OutlineInteraction] = []
  /// A Boolean value that indicates whether layouts place layers again when others change.
  var hasLayouts = false
  var taps: [Tap] = []
  /// The script's touches except taps, in readable form; its steps are among ``start``.
  var otherTouches: [String] = []

  init() {}

  /// The outline of static layers.
  init(layers: [OutlineLayer]) { self.layers = layers }
}

/// A layer of an outline.
struct OutlineLayer: Sendable {
  /// The name, not necessarily unique; empty for none.
  let name: String
  /// The index of the superlayer; nil for top-level layers of the canvas.
  let superlayer: Int?
  let isMask: Bool
  let properties: LayerProperties
  let isControl: Bool
  let isUserInteractionEnabled: Bool
  /// The look while it is pressed; nil for no other.
  let highlighted: ControlLook?
  /// True for each extent that its content determines.
  let fits: (across: Bool, down: Bool)
  /// The speed of its own clock.
  let speed: Double
  /// The parts of it that code cannot express: another clock, actions.
  let remarks: [String]

  /// Makes a layer without touch handlers.
  init(name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties) {
    self.init(
      name: name, superlayer: superlayer, isMask: isMask, properties: properties, isControl: false,
      isUserInteractionEnabled: true, highlighted: nil, fits: (false, false), speed: 1, remarks: [])
  }

  init(
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
