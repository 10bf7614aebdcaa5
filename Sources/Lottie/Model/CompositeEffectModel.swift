import Geometry
import LayerTree

/// An effect that draws over a layer's image, replaces its colors, masks a part of it, or transforms it.
enum CompositeEffectModel: Sendable {
  /// The combination of a stroke along masks with the layer's image.
  enum PaintStyle: Int, Sendable { case onOriginal = 1, onTransparent, revealing }

  /// The direction of a radial wipe.
  enum Direction: Int, Sendable { case clockwise = 1, counterclockwise, both }

  /// A trimmed stroke along the paths of masks.
  case stroke(paths: [Track<BezierShape>], modifier: PathModifier, paint: PaintModel, style: PaintStyle)
  /// A radial wipe: the removed fraction in percent, the start angle in degrees clockwise from the top, and the center.
  case wipe(
    completion: Track<Vector>, angle: Track<Vector>, center: Track<Vector>, direction: Direction,
    feather: Track<Vector>)
  /// A transform of the image (the effect “Transform”).
  case transform(TransformEffect)
  /// A gradient of two colors that replaces the layer's colors (the effect “Gradient Ramp”).
  case ramp(RampEffect)
}

/// A transform of a layer's image within the layer.
struct TransformEffect: Sendable {
  var anchor: Track<Vector>
  var position: Track<Vector>
  /// Nonzero if the height's scale also applies to the width.
  var isUniform: Track<Vector>
  /// The vertical scale, in percent.
  var height: Track<Vector>
  /// The horizontal scale, in percent.
  var width: Track<Vector>
  /// The skew angle, in degrees.
  var skew: Track<Vector>
  /// The direction of the skew axis, in degrees.
  var skewAxis: Track<Vector>
  /// The clockwise rotation, in degrees.
  var rotation: Track<Vector>
  /// The opacity, in percent.
  var opacity: Track<Vector>

  /// Returns the transform at a frame.
  func matrix(at frame: Double) -> AffineTransform {
    let (anchor, position) = (anchor.value(at: frame), position.value(at: frame))
    let height = height.value(at: frame).x
    let width = isUniform.value(at: frame).x != 0 ? height : width.value(at: frame).x
    // The skew axis is vertical at 0 degrees, but horizontal in a layer's transform.
    let linear = TransformModel.linear(
      scale: Size(width / 100, height / 100), skew: skew.value(at: frame).x, axis: skewAxis.value(at: frame).x + 90,
      rotation: rotation.value(at: frame).x)
    return AffineTransform.translation(-anchor.x, -anchor.y).concatenating(linear)
      .concatenating(.translation(position.x, position.y))
  }
}

/// A gradient of two colors, clipped to the shape of a layer's image.
struct RampEffect: Sendable {
  var start: Track<Vector>
  var startColor: Track<Vector>
  var end: Track<Vector>
  var endColor: Track<Vector>
  var isRadial: Bool
  /// The proportion of the layer's original colors, 0 to 1.
  var original: Track<Vector>

  /// Returns the gradient at a frame; its opacity is the proportion that is not taken by the original colors.
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

/// A channel of another layer that masks a layer.
struct ChannelMatte: Sendable {
  enum Channel: Int, Sendable { case red = 1, green, blue, alpha, luminance }

  /// The index (`ind`) of the other layer.
  var index: Int
  var channel: Channel
  var isInverted: Bool
}

extension ChannelMatte.Channel {
  /// The filter that converts the channel to opacity; nil for alpha and luminance, which layer masks support directly.
  var graph: FilterGraph? {
    guard self != .alpha, self != .luminance else { return nil }
    var rows = [Double](repeating: 0, count: 20)
    rows[15 + rawValue - 1] = 1
    return FilterGraph([FilterGraph.Step(.colors(.source, rows), region: nil, isLinear: false)], region: nil)
  }
}
