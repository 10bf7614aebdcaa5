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
  }

  /// A value that changes while the scene plays, as it is at the beginning.
  package struct State: Sendable {
    package let name: String
    package let value: OutlineExpression
  }

  /// The steps for an event of a layer.
  package struct Handler: Sendable {
    package let layer: Int
    /// The event by its name in scene files: `touchUpInside`.
    package let event: String
    package let steps: [OutlineStep]
  }

  /// A tap of the script.
  package struct Tap: Sendable {
    package let layer: Int
    /// In seconds.
    package let time: Double
    package let holding: Double
    /// The place in the layer's space; nil for its middle.
    package let point: Point?
  }

  /// The version of UIKit whose blocks are followed.
  package internal(set) var generation = UIKitGeneration.iOS8
  package internal(set) var constants: [Constant] = []
  package internal(set) var states: [State] = []
  package internal(set) var layers: [OutlineLayer] = []
  package internal(set) var start: [OutlineStep] = []
  package internal(set) var handlers: [Handler] = []
  /// The rules of `always`, in order.
  package internal(set) var rules: [OutlineRule] = []
  /// The rules that place layers, those around others first.
  package internal(set) var layouts: [OutlineLayout] = []
  /// The transitions that percentages drive, by name.
  package internal(set) var interactions: [OutlineInteraction] = []
  /// A Boolean value that indicates whether layouts place layers anew when others change.
  package internal(set) var hasLayouts = false
  package internal(set) var taps: [Tap] = []
  /// The script's touches other than taps, as people read them; its steps are among ``start``.
  package internal(set) var otherTouches: [String] = []

  init() {}

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
  /// The parts of it that code cannot express: an own clock, actions.
  package let remarks: [String]

  /// Makes a layer that nobody touches.
  package init(name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties) {
    self.init(
      name: name, superlayer: superlayer, isMask: isMask, properties: properties, isControl: false,
      isUserInteractionEnabled: true, highlighted: nil, remarks: [])
  }

  init(
    name: String, superlayer: Int?, isMask: Bool, properties: LayerProperties, isControl: Bool,
    isUserInteractionEnabled: Bool, highlighted: ControlLook?, remarks: [String]
  ) {
    self.name = name
    self.superlayer = superlayer
    self.isMask = isMask
    self.properties = properties
    self.isControl = isControl
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.highlighted = highlighted
    self.remarks = remarks
  }
}
