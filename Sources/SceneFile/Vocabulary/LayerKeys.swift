import Geometry
import LayerTree
import Motion

/// The keys of a layer.
///
/// Those that set a property are one table, applied in its order whatever order they stand in.
enum LayerKeys {
  /// Changes some properties of a layer.
  typealias Change = @Sendable (inout LayerProperties) -> Void

  /// A key that sets a property.
  struct Setter: Sendable {
    let key: Key<Change>

    init<Value>(
      _ name: String, _ type: ValueType<Value>, _ summary: String,
      set: @escaping @Sendable (inout LayerProperties, Value) -> Void
    ) {
      key = Key(name, type.map { value in { set(&$0, value) } }, summary)
    }
  }

  /// A key that sets the layer's own clock.
  struct ClockSetter: Sendable {
    let key: Key<@Sendable (inout MediaTiming) -> Void>

    init(
      _ name: String, _ type: ValueType<Double>, _ summary: String,
      set: @escaping @Sendable (inout MediaTiming, Double) -> Void
    ) {
      key = Key(name, type.map { value in { set(&$0, value) } }, summary)
    }
  }

  static let layer = Key("layer", ValueType.name, "A layer, by the name it is found by.", isRequired: true)
  static let sublayers = Key(
    "sublayers", ValueType.node(["$ref": "#/definitions/layers"]), "The layers inside, back to front.")
  static let repetition = Key("for", ValueType.node(["type": "object"]), "Repeats the layer: {i: 5}, {i: 2...6}.")
  static let condition = Key("if", ValueType.boolean, "Leaves the layer out when false.")
  /// The frame before the transform; with it, position and size are said.
  static let frame = Setter("frame", .rect, "Where the layer lies, before its transform.") { $0.frame = $1 }

  static let setters: [Setter] = [
    Setter("anchorPoint", .point, "The point of the bounds that sits at the position; [0.5, 0.5].") {
      $0.anchorPoint = $1
    },
    Setter("bounds", .rect, "The layer's own coordinate space.") { $0.bounds = $1 },
    Setter("size", .size, "The size of the bounds.") { $0.bounds.size = $1 },
    frame,
    Setter("position", .point, "Where the anchor point lies in the superlayer.") { $0.position = $1 },
    Setter("zPosition", .number(), "The depth that orders siblings; 0.") { $0.zPosition = $1 },
    Setter("transform", .transform, "The transform about the anchor point.") { $0.transform = $1 },
    Setter("sublayerTransform", .transform, "The transform of all sublayers.") { $0.sublayerTransform = $1 },
    Setter("opacity", .number(0...1), "The opacity of the layer with its sublayers; 1.") { $0.opacity = $1 },
    Setter("hidden", .boolean, "Whether the layer and its sublayers are left out.") { $0.isHidden = $1 },
    Setter("backgroundColor", .color, "The fill behind the contents.") { $0.backgroundColor = $1 },
    Setter("cornerRadius", .number(0...1e9), "The radius of the corners.") { $0.cornerRadius = $1 },
    Setter("cornerCurve", .choice(), "The form of the corners; circular.") { $0.cornerCurve = $1 },
    Setter("maskedCorners", .list(of: .corner, "corners"), "The corners that are rounded; all four.") {
      $0.maskedCorners = $1.reduce([]) { $0.union($1.corners) }
    },
    Setter("borderWidth", .number(0...1e9), "The width of the border, inside the bounds.") { $0.borderWidth = $1 },
    Setter("borderColor", .color, "The colour of the border; black.") { $0.borderColor = $1 },
    Setter("masksToBounds", .boolean, "Whether contents and sublayers are cut at the outline.") {
      $0.masksToBounds = $1
    },
    Setter("contents", .image, "The picture above the background: a PNG, JPEG or GIF file beside the scene.") {
      $0.contents = $1
      $0.contentsScale = $1.scale
    },
    Setter("contentsGravity", .choice(), "How the picture is placed; resize.") { $0.contentsGravity = $1 },
    Setter("contentsScale", .number(0.01...100), "Pixels of the picture per point; as its file name says.") {
      $0.contentsScale = $1
    },
  ]

  static let clock: [ClockSetter] = [
    ClockSetter("beginTime", .time(), "When the layer's own clock begins.") { $0.beginTime = $1 },
    ClockSetter("speed", .number(-1000...1000), "How fast the layer's own clock runs; 1.") { $0.speed = $1 },
    ClockSetter("timeOffset", .time(), "What the layer's own clock shows at its beginning.") { $0.timeOffset = $1 },
  ]

  static let record = RecordType(
    name: "layer", summary: "A layer: a rectangle that can hold a colour, a picture and other layers.",
    keys: [layer.description] + setters.map(\.key.description) + clock.map(\.key.description) + [
      condition.description, repetition.description, sublayers.description,
    ])
}

/// A corner by name.
enum CornerName: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var corners: Corners {
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
