import Geometry
import Raster
import Typography

/// The outline of a glyph; a unit is an em.
struct GlyphShape: Hashable {
  let face: FontFace
  let glyph: UInt32

  /// The outline, its origin on the baseline.
  var path: Path { face.outline(of: glyph) }

  /// A rectangle around the outline.
  var extent: Rect { Rect(-face.reach, -face.reach, 2 * face.reach, 2 * face.reach) }
}

/// The key of a glyph's edges.
struct GlyphKey: Hashable {
  var shape: GlyphShape
  /// From the em to pixels, without a translation.
  var transform: AffineTransform
}
