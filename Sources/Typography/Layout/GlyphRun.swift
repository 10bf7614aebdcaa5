/// Neighbouring glyphs of one face.
package struct GlyphRun: Sendable {
  /// The face.
  package var face: FontFace
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
}
