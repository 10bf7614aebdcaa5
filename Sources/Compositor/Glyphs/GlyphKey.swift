import Geometry
import Typography

/// What the sides of a glyph depend on.
struct GlyphKey: Hashable {
  var face: FontFace
  var glyph: UInt32
  /// From the em to pixels, without a translation.
  var transform: AffineTransform
}
