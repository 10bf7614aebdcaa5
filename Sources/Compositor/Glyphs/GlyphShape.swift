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
