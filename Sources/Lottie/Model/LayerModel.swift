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
    /// A camera with its zoom: the distance at which objects keep their size. It looks at its anchor point if it has
    /// one.
    case camera(distance: Track<Vector>, looksAtAnchor: Bool)
    /// A null layer, used as a parent, or an unsupported kind of layer.
    case empty
  }

  /// The blend modes by the numbers that files have for them.
  static let blendModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
  ]

  /// The part of another layer that lets this one show.
  enum Matte: Sendable {
    case alpha, invertedAlpha, luma, invertedLuma

    var isLuma: Bool { self == .luma || self == .invertedLuma }
    var isInverted: Bool { self == .invertedAlpha || self == .invertedLuma }
  }

  /// The place of the layer in the file.
  var path: String
  var name: String
  /// The index that other layers refer to it by.
  var index: Int?
  var parent: Int?
  var content: Content
  /// The first frame of the composition that shows the layer.
  var inPoint: Double
  var outPoint: Double
  /// The composition's frame at which the layer's own time begins.
  var startTime: Double
  /// The factor that its own composition's time is slowed by.
  var stretch: Double
  var transform: TransformModel
  var isAutoOriented: Bool
  var is3D: Bool
  var masks: [MaskModel]
  var matte: Matte?
  /// The index of the matte; nil for the layer before.
  var matteIndex: Int?
  /// True if it is only the matte of another one.
  var isMatte: Bool
  var isHidden: Bool
  var blendMode: BlendMode
  /// True if a precomposition's layers are merged into the composition around it.
  var isCollapsed: Bool
  /// True if a composition is drawn as whole pixels first, as in After Effects.
  var isRasterized = false
  var effects: [EffectModel]
  /// Effects that are applied after the layer's transform, as in After Effects: layer styles, and the effects of shapes
  /// and texts.
  var lateEffects: [EffectModel] = []
  var covers: [CoverModel] = []
  var channelMattes: [ChannelMatte] = []
  /// The paths of all masks, including masks without an effect.
  var maskPaths: [Track<BezierShape>] = []
}
