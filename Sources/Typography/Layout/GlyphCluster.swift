package import Geometry

/// The glyphs that represent one or more characters together.
package struct GlyphCluster {
  /// The first of the characters.
  package var character: Int
  /// True if the glyphs are those for a letter that is upright in a line that runs down.
  package var isUpright = false
  /// The outlines, the pen at the origin and the baseline along the x axis; a unit is a point.
  package var outline = Path()
  /// The pictures of glyphs that have colors of their own, each with its place.
  package var pictures: [(picture: GlyphPicture, place: AffineTransform)] = []
  /// The advance, letter spacing included.
  package var advance = 0.0
  /// The part of the advance that is letter spacing.
  package var spacing = 0.0
}
