import Geometry
import LayerTree
import Motion
import SceneProgram

/// The parts of a scene from which code is written, with all names resolved and no changing value evaluated.
struct SceneOutline: Sendable {
  /// A number or color that is named by the scene.
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

  /// The steps that handle an event of a layer.
  struct Handler: Sendable {
    let layer: Int
    /// The name of the event in scene files, such as `touchUpInside`.
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
    /// The time in seconds.
    let time: Double
    let holding: Double
    /// The location in the layer's space; nil for its center.
    let point: Point?

    init(layer: Int, time: Double, holding: Double, point: Point?) {
      self.layer = layer
      self.time = time
      self.holding = holding
      self.point = point
    }
  }

  /// The UIKit generation whose animation blocks the scene uses.
  var generation = UIKitGeneration.iOS8
  var constants: [Constant] = []
  var states: [State] = []
  var layers: [OutlineLayer] = []
  var start: [OutlineStep] = []
  var handlers: [Handler] = []
  /// The rules of `always`, in order.
  var rules: [OutlineRule] = []
  /// The rules that position layers, superlayers first.
  var layouts: [OutlineLayout] = []
  /// The property animators.
  var animators: [OutlineAnimator] = []
  /// The interactive transitions.
  var interactions: [OutlineInteraction] = []
  /// True if layouts reposition layers when other layers change.
  var hasLayouts = false
  var taps: [Tap] = []
  /// The script's touches except taps, as text; the script's steps are part of ``start``.
  var otherTouches: [String] = []

  init() {}

  /// Creates the outline of static layers.
  init(layers: [OutlineLayer]) { self.layers = layers }
}

/// A layer of an outline.
struct OutlineLayer: Sendable {
  /// The name of the layer, not necessarily unique; empty if it has none.
  let name: String
  /// The index of the superlayer; nil for the top-level layers.
  let superlayer: Int?
  let isMask: Bool
  /// True if the layer belongs to the drawing that a layer around it displays.
  let isPart: Bool
  /// The path of the SVG file that the layer displays unmodified; nil for none.
  let drawing: String?
  /// True if the image of a layer around it contains the layer, so that no code creates it.
  var isInImage = false
  var properties: LayerProperties
  let isControl: Bool
  let isUserInteractionEnabled: Bool
  /// The appearance while the layer is pressed; nil if it does not change.
  let highlighted: ControlAppearance?
  /// True for each dimension that the content determines.
  let fits: (across: Bool, down: Bool)
  /// The speed of the layer's timing.
  let speed: Double
  /// The features of the layer without an equivalent in code, such as its timing or actions.
  let remarks: [String]

  /// Creates a layer without touch handlers.
  init(name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties) {
    self.init(
      name: name, superlayer: superlayer, isMask: isMask, isPart: false, drawing: nil, properties: properties,
      isControl: false,
      isUserInteractionEnabled: true, highlighted: nil, fits: (false, false), speed: 1, remarks: [])
  }

  init(
    name: String, superlayer: Int?, isMask: Bool, isPart: Bool, drawing: String?, properties: LayerProperties,
    isControl: Bool, isUserInteractionEnabled: Bool, highlighted: ControlAppearance?, fits: (across: Bool, down: Bool),
    speed: Double, remarks: [String]
  ) {
    self.name = name
    self.superlayer = superlayer
    self.isMask = isMask
    self.isPart = isPart
    self.drawing = drawing
    self.properties = properties
    self.isControl = isControl
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.highlighted = highlighted
    self.fits = fits
    self.speed = speed
    self.remarks = remarks
  }
}
