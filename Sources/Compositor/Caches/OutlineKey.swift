import Geometry
import Raster

/// An outline that is kept flattened: a layer's, or a glyph's.
enum OutlineKey: Hashable {
  /// The outline of a layer.
  case source(OutlineSource)
  /// A glyph of a font.
  case glyph(GlyphShape)

  /// The outline, fine enough for `scale`.
  func flattened(for scale: FlatteningScale) -> Polyline {
    switch self {
    case .source(let source): source.flattened(for: scale)
    case .glyph(let glyph): OutlineSource.path(SampledPath(glyph.path)).flattened(for: scale)
    }
  }

  /// A rectangle around the outline.
  var extent: Rect {
    switch self {
    case .source(let source): source.extent
    case .glyph(let glyph): glyph.extent
    }
  }

  /// The memory that is held for the outline's sake alone, in bytes.
  var byteCount: Int {
    switch self {
    case .source(let source): source.byteCount
    case .glyph: 0
    }
  }
}
