import Geometry
import Raster
import Typography

/// The outline of a glyph, in em units.
struct GlyphShape: Hashable {
  let face: FontFace
  let glyph: UInt32

  /// The outline, with its origin on the baseline.
  var path: Path { face.outline(of: glyph) }

  /// A rectangle that contains the outline.
  var extent: Rect { Rect(-face.reach, -face.reach, 2 * face.reach, 2 * face.reach) }
}

/// The key of a glyph's edges.
struct GlyphKey: Hashable {
  var shape: GlyphShape
  /// The transform from em units to pixels, without a translation.
  var transform: AffineTransform
}
