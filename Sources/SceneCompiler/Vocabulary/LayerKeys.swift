import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys that all layers have.
///
/// The keys that set a property form a table. They are applied in its order, regardless of their order in the file.
package enum LayerKeys {
  package static let sublayers = Key(
    "sublayers", ValueType.node(["$ref": "#/definitions/layers"]), "The sublayers, from back to front.")
  package static let mask = Key(
    "mask", ValueType.node(["$ref": "#/definitions/layer"]), "A layer whose opacity masks this one.")
  package static let layout = Key(
    "layout",
    ValueType.node(["anyOf": [.object([(key: "enum", value: ["fill", "center"])]), LayoutKeys.frame.schema]]),
    "The position in the superlayer, at every tick: fill, center, or {left: 10, right: 10, top: 0, height: 44}."
  )
  package static let stack = Key(
    "stack",
    ValueType.node(["anyOf": [.object([(key: "enum", value: ["vertical", "horizontal"])]), LayoutKeys.stack.schema]]),
    "The arrangement of the sublayers, at every tick: vertical, horizontal, or {spacing: 8, insets: 10}.")
  package static let actions = Key(
    "actions", ValueType.node(["type": "object"]),
    "The implicit animations of properties inside transactions: {opacity: none, position: {duration: 1}}.")
  package static let repetition = Key(
    "for", ValueType.node(["type": "object"]),
    "Repeats the layer: {i: 5}, {i: 2...6}, {tint: [red, blue]}, {song: songs} for the rows of data.")
  package static let condition = Key("if", ValueType.boolean, "Omits the layer when false.")
  package static let flips = Key(
    "flipsForRightToLeft", ValueType.boolean,
    "True to mirror the layer's image, path, and sublayers in layouts from right to left; false.")
  /// The frame before the transform is applied; it sets the position and the size.
  package static let frame = LayerSetter(
    "frame", .rect, "The rectangle of the layer in its superlayer, before its transform."
  ) { $0.frame = $1 }

  package static let setters: [LayerSetter] =
    LayerSetter.all(
      in: .layer,
      [
        .property(.anchorPoint), .property(.bounds),
        LayerSetter("size", .size, "The size of the bounds.") { $0.bounds.size = $1 },
        frame,
        .property(.position), .property(.zPosition), .property(.transform), .property(.sublayerTransform),
        .property(.opacity),
        LayerSetter("hidden", .boolean, "True to hide the layer and its sublayers.") { $0.isHidden = $1 },
        .property(.backgroundColor), .property(.cornerRadius),
        LayerSetter("cornerCurve", .choice(), "The form of the corners; circular.") { $0.cornerCurve = $1 },
        LayerSetter("maskedCorners", .list(of: .corner, "corners"), "The corners that are rounded; all four.") {
          $0.maskedCorners = $1.reduce([]) { $0.union($1.corners) }
        },
        .property(.borderWidth), .property(.borderColor),
        LayerSetter("masksToBounds", .boolean, "True to clip contents and sublayers to the outline.") {
          $0.masksToBounds = $1
        },
        LayerSetter(.contents, .image) {
          $0.contents = $1
          $0.contentsScale = $1.scale
        },
        LayerSetter("contentsGravity", .choice(), "The placement of the image in the bounds; resize.") {
          $0.contentsGravity = $1
        },
        .property(.contentsScale),
      ]) + EffectKeys.setters

  package static let clock: [ClockSetter] = [
    ClockSetter("beginTime", .time(), "The time at which the layer's own clock starts.") { $0.beginTime = $1 },
    ClockSetter("speed", .number(-1000...1000), "The speed of the layer's own clock; 1.") { $0.speed = $1 },
    ClockSetter("timeOffset", .time(), "The time on the layer's own clock when it starts.") { $0.timeOffset = $1 },
  ]

  /// The common keys, without the one that opens a layer.
  package static let common =
    setters.map(\.key.description) + clock.map(\.key.description) + TouchSetter.all.map(\.key.description) + [
      layout.description, stack.description, flips.description, condition.description, repetition.description,
      actions.description,
      mask.description, sublayers.description,
    ]
}

/// The name of a corner.
enum CornerName: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  package var corners: Corners {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

extension ValueType where Value == CornerName {
  fileprivate static let corner = ValueType.choice()
}

/// The keys of layer actions: the animations that property changes trigger inside transactions.
package enum LayerActionKeys {
  /// The parameters that make an action a spring animation.
  package static let spring = SpringKeys.coreAnimation.filter { key in
    !AnimationKeys.basic.contains { $0.name == key.name }
  }

  package static let record = RecordType(
    name: "action", summary: "The animation of a change.", keys: TimingKeys.property + spring)
}
