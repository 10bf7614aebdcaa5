import Geometry

/// What the sides of a glyph depend on.
struct GlyphKey: Hashable {
  var shape: GlyphShape
  /// From the em to pixels, without a translation.
  var transform: AffineTransform
}
