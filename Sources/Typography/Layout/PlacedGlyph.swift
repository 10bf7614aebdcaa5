package import Geometry

/// A glyph of a line, for those who place glyphs one by one.
package struct PlacedGlyph {
  /// The outline, the pen at the origin and the baseline along the x axis; a unit is a point.
  package var outline: Path
  /// Where the pen is on the line.
  package var x: Double
  /// How far the pen goes.
  package var advance: Double
}
