package import Geometry

/// Neighboring glyphs of one face.
package struct GlyphRun: Sendable {
  /// The face.
  package var face: FontFace
  /// The size of the font, in points.
  package var fontSize: Double
  /// The color; nil for the whole text's color.
  package var color: Color?
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
}

/// A glyph and the place of its origin, in points from the top left corner of the layout, y downwards.
package struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its face.
  package var id: UInt32
  /// The place on the baseline.
  package var x: Double
  /// The baseline, or the position of a mark relative to it.
  package var y: Double
}

/// The glyphs that represent one or more characters together.
package struct GlyphCluster {
  /// The first of the characters.
  package var character: Int
  /// The metrics of the glyphs' face, possibly a fallback.
  package var metrics: FontMetrics
  /// True for the glyphs of an upright letter in a vertical line.
  package var isUpright = false
  /// The outlines, the pen at the origin and the baseline along the x axis; a unit is a point.
  package var outline = Path()
  /// The images of glyphs that have colors of their own, each with its place.
  package var pictures: [(picture: GlyphPicture, place: AffineTransform)] = []
  /// The advance, letter spacing included.
  package var advance = 0.0
  /// The part of the advance that is letter spacing.
  package var spacing = 0.0
}
