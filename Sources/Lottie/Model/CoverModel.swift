import Geometry
import LayerTree

/// An effect that adds a picture to a layer's picture, or covers a part of it.
enum CoverModel: Sendable {
  /// The part that a stroke along masks plays.
  enum PaintStyle: Int, Sendable { case onOriginal = 1, onTransparent, revealing }

  /// The parts of a layer that a wipe takes away first.
  enum Direction: Int, Sendable { case clockwise = 1, counterclockwise, both }

  /// A line along paths of masks, trimmed.
  case stroke(paths: [Track<BezierShape>], modifier: PathModifier, paint: PaintModel, style: PaintStyle)
  /// A wedge that is taken away: its part of the circle in percent, the direction in which it begins in degrees clockwise
  /// from the top, and its corner.
  case wipe(
    completion: Track<Vector>, angle: Track<Vector>, center: Track<Vector>, direction: Direction,
    feather: Track<Vector>)
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
  /// The function that gives the opacity for a channel of a picture; nil where the picture does not matter.
  var graph: FilterGraph? {
    guard self != .alpha, self != .luminance else { return nil }
    var rows = [Double](repeating: 0, count: 20)
    rows[15 + rawValue - 1] = 1
    return FilterGraph([FilterGraph.Step(.colors(.source, rows), region: nil, isLinear: false)], region: nil)
  }
}
