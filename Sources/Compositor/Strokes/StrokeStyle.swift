import Geometry
import LayerTree

/// All that makes a path into a line that has a width.
struct StrokeStyle: Hashable {
  /// In the units of the path.
  var width: Double
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 10.0
  var dashes = DashPattern()
  /// The part of the path that is stroked, as fractions of the length of all its subpaths together.
  var start = 0.0
  var end = 1.0

  init(width: Double) { self.width = width }

  init(_ shape: ShapeContent) {
    width = shape.lineWidth
    cap = shape.lineCap
    join = shape.lineJoin
    miterLimit = shape.miterLimit
    dashes = DashPattern(lengths: shape.lineDashPattern, phase: shape.lineDashPhase)
    start = shape.strokeStart.clampedToUnit
    end = shape.strokeEnd.clampedToUnit
  }

  /// The largest distance of the stroke from its path.
  var reach: Double {
    // A square's diagonal, or a corner's point.
    width / 2 * max(2.0.squareRoot(), join == .miter ? miterLimit : 1)
  }
}
