import Geometry
import LayerTree

/// An item of a shape layer.
struct ShapeItem: Sendable {
  /// The kinds of shape items.
  indirect enum Kind: Sendable {
    case group(ShapeGroup)
    case path(PathSource)
    case paint(PaintModel)
    case modifier(PathModifier)
    case repeater(RepeaterModel)
  }

  var name: String
  var kind: Kind
  /// The blend mode of a group or a paint.
  var blendMode = BlendMode.normal
}

/// A group of items with a transform.
struct ShapeGroup: Sendable {
  var items: [ShapeItem]
  var transform: TransformModel
}

/// A source of contours.
enum PathSource: Sendable {
  case shape(Track<BezierShape>, isReversed: Bool)
  case ellipse(center: TransformModel.Position, size: Track<Vector>, isReversed: Bool)
  case rectangle(center: TransformModel.Position, size: Track<Vector>, radius: Track<Vector>, isReversed: Bool)
  case star(StarModel)
  /// Contours that never change.
  case fixed([BezierShape])

  var isStatic: Bool {
    switch self {
    case .shape(let track, _): track.isStatic
    case .ellipse(let center, let size, _): center.isStatic && size.isStatic
    case .rectangle(let center, let size, let radius, _): center.isStatic && size.isStatic && radius.isStatic
    case .star(let star): star.isStatic
    case .fixed: true
    }
  }
}

/// A star or a regular polygon.
struct StarModel: Sendable {
  var isPolygon: Bool
  var isReversed: Bool
  var center: TransformModel.Position
  var points: Track<Vector>
  var rotation: Track<Vector>
  var outerRadius: Track<Vector>
  var innerRadius: Track<Vector>
  /// The outer roundness, in percent.
  var outerRoundness: Track<Vector>
  /// The inner roundness, in percent.
  var innerRoundness: Track<Vector>
  /// The length of a polygon's tangents at full roundness, as a fraction of the radius; nil for the default that
  /// depends on the number of corners.
  var polygonTangent: Double?

  /// The maximum number of points of a star.
  static let maximumPointCount = 10_000.0

  /// The tangent length of every polygon in lottie-ios's Core Animation engine, as a fraction of the radius.
  static let coreAnimationTangent = 0.25

  var isStatic: Bool {
    center.isStatic
      && [points, rotation, outerRadius, innerRadius, outerRoundness, innerRoundness].allSatisfy(\.isStatic)
  }
}

/// A fill or a stroke.
struct PaintModel: Sendable {
  /// The color source of a paint.
  enum Source: Sendable {
    case color(Track<Vector>)
    case gradient(GradientModel)
  }

  /// The line style of a stroke.
  struct Line: Sendable {
    var width: Track<Vector>
    var cap: LineCap
    var join: LineJoin
    var miterLimit: Track<Vector>
    var dashes: [Track<Vector>]
    var dashOffset: Track<Vector>
  }

  var source: Source
  /// The opacity, in percent.
  var opacity: Track<Vector>
  var rule: FillRule
  /// The line style of a stroke; nil for a fill.
  var line: Line?

  var isStatic: Bool {
    let isSourceStatic =
      switch source {
      case .color(let track): track.isStatic
      case .gradient(let gradient): gradient.isStatic
      }
    guard isSourceStatic, opacity.isStatic else { return false }
    guard let line else { return true }
    return line.width.isStatic && line.miterLimit.isStatic && line.dashes.allSatisfy(\.isStatic)
      && line.dashOffset.isStatic
  }
}

/// A gradient.
struct GradientModel: Sendable {
  var isRadial: Bool
  /// Four numbers for each color stop (location, red, green, blue), then two for each opacity stop (location, opacity).
  var stops: Track<[Double]>
  var colorCount: Int
  var start: Track<Vector>
  var end: Track<Vector>
  /// The distance of the highlight from the center, in percent of the radius.
  var highlightLength: Track<Vector>
  /// The direction of the highlight relative to the direction of the end point, in degrees.
  var highlightAngle: Track<Vector>
  /// True if colors follow a curve through midpoints, as in After Effects.
  var bendsAtMidpoints = false

  var isStatic: Bool {
    stops.isStatic && start.isStatic && end.isStatic && highlightLength.isStatic && highlightAngle.isStatic
  }
}

/// An operation on the contours of the items before it.
enum PathModifier: Sendable {
  /// A trim with start and end in percent and offset in degrees. If `isCoreAnimation`, fills are not trimmed, and
  /// segments are cut by curve parameter instead of arc length.
  case trim(
    start: Track<Vector>, end: Track<Vector>, offset: Track<Vector>, isIndividual: Bool, isCoreAnimation: Bool = false)
  case roundCorners(radius: Track<Vector>)
  /// A pucker or bloat, with the amount in percent.
  case pucker(amount: Track<Vector>)
  case zigZag(size: Track<Vector>, ridges: Track<Vector>, isSmooth: Bool)
  /// A twist, with the angle in degrees.
  case twist(angle: Track<Vector>, center: Track<Vector>)
  case offset(amount: Track<Vector>, join: LineJoin, miterLimit: Track<Vector>)
  case merge(MergeMode)

  /// The maximum number of zigzag ridges between two corners.
  static let maximumRidgeCount = 1000.0

  var isStatic: Bool {
    switch self {
    case .trim(let start, let end, let offset, _, _): start.isStatic && end.isStatic && offset.isStatic
    case .roundCorners(let radius): radius.isStatic
    case .pucker(let amount): amount.isStatic
    case .zigZag(let size, let ridges, _): size.isStatic && ridges.isStatic
    case .twist(let angle, let center): angle.isStatic && center.isStatic
    case .offset(let amount, _, let limit): amount.isStatic && limit.isStatic
    case .merge: true
    }
  }
}

/// The operation that merges paths.
enum MergeMode: Int, Sendable {
  case join = 1, add, subtract, intersect, exclude

  /// True if merging changes more than the overlaps of paths that are filled together.
  var isVisible: Bool { self != .join && self != .add }
}

/// A repeater that copies the items before it.
struct RepeaterModel: Sendable {
  /// The maximum number of copies.
  static let maximumCopyCount = 1000

  var copies: Track<Vector>
  var offset: Track<Vector>
  var transform: TransformModel
  var startOpacity: Track<Vector>
  var endOpacity: Track<Vector>
  /// True if later copies are painted below earlier ones.
  var isBelow: Bool
}
