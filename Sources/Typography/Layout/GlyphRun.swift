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
