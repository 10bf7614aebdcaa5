import Geometry
import Pixels
import Raster
import Typography

/// A cache of glyph edges and of the coverage of whole text layouts, kept from frame to frame.
///
/// Missing entries are computed exactly as before, so pixels don't depend on the cache.
struct TextCache {
  /// The maximum number of glyphs of a layout that is cached as a whole; many glyphs of longer layouts may be
  /// invisible.
  private static let maximumGlyphCount = 256

  private enum Sighting {
    /// The text was painted once; most moving text never appears at the same position again.
    case once
    case strip(CoverageStrip)
  }

  private var glyphs: RecentCache<GlyphKey, GlyphEdges>
  private var textEdges: RecentCache<TextKey, GlyphEdges>
  private var texts: RecentCache<TextKey, Sighting>

  /// Creates an empty cache.
  init(_ budget: CacheBudget) {
    glyphs = RecentCache(capacity: budget.glyphs)
    textEdges = RecentCache(capacity: budget.textEdges)
    texts = RecentCache(capacity: budget.texts)
  }

  /// Returns the edges of a glyph; its flattened outline is cached in `outlines`.
  mutating func edges(for key: GlyphKey, in outlines: inout OutlineCache) -> GlyphEdges {
    glyphs.value(for: key) {
      let polyline = outlines.polyline(of: .glyph(key.shape), scale: FlatteningScale(key.transform))
      let edges = GlyphEdges(polyline, through: key.transform)
      return (edges, edges.byteCount)
    }
  }

  /// Returns the edges of all glyphs of a text layout, with the layout's corner at the grid's origin; nil if the text
  /// is too long or too large.
  mutating func edges(of text: PlacedText, in outlines: inout OutlineCache) -> GlyphEdges? {
    guard text.layout.glyphCount <= TextCache.maximumGlyphCount else { return nil }
    let key = text.edgesKey
    if let known = textEdges.value(for: key) { return known }
    var list = EdgeList()
    for run in text.layout.lines.flatMap(\.runs) {
      let em = text.em(of: run)
      for glyph in run.glyphs {
        guard let (x, y) = text.offset(of: glyph) else { return nil }
        let shape = GlyphShape(face: run.face, glyph: glyph.id)
        list.append(edges(for: GlyphKey(shape: shape, transform: em), in: &outlines).edges, movedBy: x, y)
      }
    }
    let edges = GlyphEdges(list.edges)
    textEdges.insert(edges, cost: edges.byteCount, for: key)
    return edges
  }

  /// Returns the recorded coverage of a text layout, or a strip to record it in; nil unless the text has appeared
  /// twice.
  mutating func strip(for key: TextKey) -> CoverageStrip? {
    if case .strip(let strip) = texts.value(for: key) { return strip }
    return nil
  }

  /// Records that a text layout was painted as a whole.
  ///
  /// - Returns: The strip to record its coverage in; nil the first time.
  mutating func note(_ key: TextKey, box: PixelRect) -> CoverageStrip? {
    switch texts.value(for: key) {
    case .strip(let strip): return strip
    case .once:
      let strip = CoverageStrip()
      texts.insert(.strip(strip), cost: CoverageStrip.maximumByteCount(for: box), for: key)
      return strip
    case nil:
      texts.insert(.once, cost: 128, for: key)
      return nil
    }
  }
}
