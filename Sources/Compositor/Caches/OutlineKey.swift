import Geometry
import Raster

/// The key of a flattened outline: a layer's, or a glyph's.
enum OutlineKey: Hashable {
  /// The outline of a layer.
  case source(OutlineSource)
  /// A glyph of a font.
  case glyph(GlyphShape)

  /// Returns the flattened outline, fine enough for `scale`.
  func flattened(for scale: FlatteningScale) -> Polyline {
    switch self {
    case .source(let source): source.flattened(for: scale)
    case .glyph(let glyph): OutlineSource.path(SampledPath(glyph.path)).flattened(for: scale)
    }
  }

  /// A rectangle that contains the outline.
  var extent: Rect {
    switch self {
    case .source(let source): source.extent
    case .glyph(let glyph): glyph.extent
    }
  }

  /// The size of the memory that only the key holds, in bytes.
  var byteCount: Int {
    switch self {
    case .source(let source): source.byteCount
    case .glyph: 0
    }
  }
}
