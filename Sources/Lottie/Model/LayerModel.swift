import Geometry
import LayerTree

/// A layer of a Lottie file.
struct LayerModel: Sendable {
  /// The kinds of layers, with their specific contents.
  enum Content: Sendable {
    case precomposition(id: String, size: Size, remap: Track<Vector>?)
    case solid(Color, Size)
    case image(id: String)
    case shapes([ShapeItem])
    case text(TextModel)
    /// A camera with its zoom: the distance at which objects keep their size. It is directed at its anchor point if it
    /// has one.
    case camera(distance: Track<Vector>, looksAtAnchor: Bool)
    /// A null layer, used as a parent, or an unsupported kind of layer.
    case empty
  }

  /// The blend modes in the order of their numbers in files.
  static let blendModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
  ]

  /// The kind of a track matte.
  enum Matte: Sendable {
    case alpha, invertedAlpha, luma, invertedLuma

    var isLuma: Bool { self == .luma || self == .invertedLuma }
    var isInverted: Bool { self == .invertedAlpha || self == .invertedLuma }
  }

  /// The path of the layer in the file.
  var path: String
  var name: String
  /// The index (`ind`) that other layers use to refer to this one.
  var index: Int?
  var parent: Int?
  var content: Content
  /// The first visible frame, in frames of the composition.
  var inPoint: Double
  var outPoint: Double
  /// The start of the layer's local time, in frames of the composition.
  var startTime: Double
  /// The slowdown factor of the layer's local time.
  var stretch: Double
  var transform: TransformModel
  var isAutoOriented: Bool
  var is3D: Bool
  var masks: [MaskModel]
  var matte: Matte?
  /// The index of the matte layer; nil for the preceding layer.
  var matteIndex: Int?
  /// True if the layer is only used as the matte of another layer.
  var isMatte: Bool
  var isHidden: Bool
  var blendMode: BlendMode
  /// True if the layers of a precomposition are merged into the containing composition.
  var isCollapsed: Bool
  /// True if a precomposition is rasterized at its own size first, as in After Effects.
  var isRasterized = false
  var effects: [EffectModel]
  /// The effects that are applied after the layer's transform, as in After Effects: layer styles, and the effects of
  /// shape and text layers.
  var lateEffects: [EffectModel] = []
  var covers: [CompositeEffectModel] = []
  var channelMattes: [ChannelMatte] = []
  /// The paths of all masks, including masks with mode “none”.
  var maskPaths: [Track<BezierShape>] = []
}
