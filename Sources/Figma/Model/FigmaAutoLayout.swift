import Geometry

/// The auto layout of a frame.
struct FigmaAutoLayout: Equatable {
  enum Axis {
    case horizontal, vertical
  }

  enum Alignment {
    case start, center, end, spaceBetween, baseline
  }

  var axis: Axis
  var primary = Alignment.start
  var counter = Alignment.start
  var padding = EdgeInsets.zero
  var spacing = 0.0
  /// True if children without room continue in another line.
  var wraps = false
  /// The space between two lines, in points.
  var lineSpacing = 0.0
  /// True if the lines of a wrapping frame share its free space.
  var spreadsLines = false
}
