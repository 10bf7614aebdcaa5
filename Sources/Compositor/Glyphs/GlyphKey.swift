import Geometry
import Raster

/// The key of a glyph's edges.
struct GlyphKey: Hashable {
  var shape: GlyphShape
  /// From the em to pixels, without a translation.
  var transform: AffineTransform
}
