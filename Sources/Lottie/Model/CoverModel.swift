import Geometry
import LayerTree

/// An effect that adds an image to a layer's image, covers a part of it, or moves it.
enum CoverModel: Sendable {
  /// The part that a stroke along masks plays.
  enum PaintStyle: Int, Sendable { case onOriginal = 1, onTransparent, revealing }

  /// The parts of a layer that a wipe takes away first.
  enum Direction: Int, Sendable { case clockwise = 1, counterclockwise, both }

  /// A line along paths of masks, trimmed.
  case stroke(paths: [Track<BezierShape>], modifier: PathModifier, paint: PaintModel, style: PaintStyle)
  /// A wedge that is wiped away: its share of the circle in percent, its start angle in degrees clockwise from the top,
  /// and its center.
  case wipe(
    completion: Track<Vector>, angle: Track<Vector>, center: Track<Vector>, direction: Direction,
    feather: Track<Vector>)
  /// The image moved, turned, and scaled (the effect “Transform”).
  case transform(TransformEffect)
  /// A gradient of two colors replaces the layer's colors (the effect “Gradient Ramp”).
  case ramp(RampEffect)
}

/// A transform of a layer's image within the layer.
struct TransformEffect: Sendable {
  var anchor: Track<Vector>
  var position: Track<Vector>
  /// Not 0 if the height has the scale of the width, too.
  var isUniform: Track<Vector>
  /// In per cent.
  var height: Track<Vector>
  /// In per cent.
  var width: Track<Vector>
  /// In degrees.
  var skew: Track<Vector>
  /// In degrees.
  var skewAxis: Track<Vector>
  /// In degrees, clockwise.
  var rotation: Track<Vector>
  /// In per cent.
  var opacity: Track<Vector>

  /// The transform at a frame.
  func matrix(at frame: Double) -> AffineTransform {
    let (anchor, position) = (anchor.value(at: frame), position.value(at: frame))
    let height = height.value(at: frame).x
    let width = isUniform.value(at: frame).x != 0 ? height : width.value(at: frame).x
    // The axis is upright at 0 degrees, and level in a layer's own transform.
    let linear = TransformModel.linear(
      scale: Size(width / 100, height / 100), skew: skew.value(at: frame).x, axis: skewAxis.value(at: frame).x + 90,
      rotation: rotation.value(at: frame).x)
    return AffineTransform.translation(-anchor.x, -anchor.y).concatenating(linear)
      .concatenating(.translation(position.x, position.y))
  }
}

/// A gradient of two colors in the shape of a layer's image.
struct RampEffect: Sendable {
  var start: Track<Vector>
  var startColor: Track<Vector>
  var end: Track<Vector>
  var endColor: Track<Vector>
  var isRadial: Bool
  /// The share of the layer's own colors, 0 to 1.
  var original: Track<Vector>

  /// The gradient at a frame, as opaque as the layer's own colors leave it.
  func gradient(at frame: Double) -> Gradient {
    let (start, end) = (start.value(at: frame), end.value(at: frame))
    let alpha = 1 - max(0, min(1, original.value(at: frame).x))
    let stops = [(0.0, startColor), (1.0, endColor)].map { location, track in
      let color = track.value(at: frame)
      return Gradient.Stop(
        location: location, color: Color(red: color.x, green: color.y, blue: color.z, alpha: alpha))
    }
    let center = Point(start.x, start.y)
    return Gradient(
      stops: stops,
      geometry: isRadial
        ? .radial(center: center, radius: Point(end.x - start.x, end.y - start.y).length, focus: center, focusRadius: 0)
        : .axial(from: center, to: Point(end.x, end.y)),
      interpolation: .straight)
  }
}

/// A channel of another layer that lets a layer show.
struct ChannelMatte: Sendable {
  enum Channel: Int, Sendable { case red = 1, green, blue, alpha, luminance }

  /// The index of the other layer.
  var index: Int
  var channel: Channel
  var isInverted: Bool
}

extension ChannelMatte.Channel {
  /// The function that gives the opacity for a channel of an image; nil where the image does not matter.
  var graph: FilterGraph? {
    guard self != .alpha, self != .luminance else { return nil }
    var rows = [Double](repeating: 0, count: 20)
    rows[15 + rawValue - 1] = 1
    return FilterGraph([FilterGraph.Step(.colors(.source, rows), region: nil, isLinear: false)], region: nil)
  }
}
