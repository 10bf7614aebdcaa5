package import Geometry

/// The glyphs that stand for one or more characters together.
package struct GlyphCluster {
  /// The first of the characters.
  package var character: Int
  /// The outlines, the pen at the origin and the baseline along the x axis; a unit is a point.
  package var outline = Path()
  /// How far the pen goes, letter spacing included.
  package var advance = 0.0
  /// What of that is letter spacing.
  package var spacing = 0.0
}
