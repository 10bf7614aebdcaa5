package import Geometry

/// The parameters of a stroke.
package struct StrokeStyle: Hashable {
  /// The line width, in the units of the path.
  package var width: Double
  package var cap = LineCap.butt
  package var join = LineJoin.miter
  package var miterLimit = 10.0
  package var dashes = DashPattern()
  /// The start of the stroked part, as a fraction of the total length of all subpaths.
  package var start = 0.0
  package var end = 1.0

  package init(width: Double) { self.width = width }

  /// The maximum distance of the stroke's outline from its path.
  package var reach: Double {
    // The farthest point is a corner of a square cap, or the tip of a miter.
    width / 2 * max(2.0.squareRoot(), join == .miter ? miterLimit : 1)
  }
}
