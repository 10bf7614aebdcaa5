import Geometry
import Pixels
import Raster
import Typography

/// Edges of glyphs, and the coverage of whole texts, kept from frame to frame.
///
/// Missing entries are made exactly as before, so pixels don't depend on the cache.
struct TextCache {
  /// Glyphs of longer texts are looked up one by one, because many may be invisible.
  private static let maximumGlyphCount = 256

  private enum Sighting {
    /// The text was painted once; most moving texts never appear at the same place again.
    case once
    case strip(CoverageStrip)
  }

  private var glyphs: RecentCache<GlyphKey, GlyphEdges>
  private var textEdges: RecentCache<TextKey, GlyphEdges>
  private var texts: RecentCache<TextKey, Sighting>

  /// Makes an empty cache.
  init(_ budget: CacheBudget) {
    glyphs = RecentCache(capacity: budget.glyphs)
    textEdges = RecentCache(capacity: budget.textEdges)
    texts = RecentCache(capacity: budget.texts)
  }

  /// The sides of a glyph, whose outlines are in `outlines`.
  mutating func edges(for key: GlyphKey, in outlines: inout OutlineCache) -> GlyphEdges {
    glyphs.value(for: key) {
      let polyline = outlines.polyline(of: .glyph(key.shape), scale: FlatteningScale(key.transform))
      let edges = GlyphEdges(polyline, through: key.transform)
      return (edges, edges.byteCount)
    }
  }

  /// The sides of all glyphs of a text, with the corner of its layout at the grid's origin; nil when it is too large.
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

  /// Returns the recorded coverage of a text, or one to record; nil unless the text has appeared twice.
  mutating func strip(for key: TextKey) -> CoverageStrip? {
    if case .strip(let strip) = texts.value(for: key) { return strip }
    return nil
  }

  /// Takes note of a text that is painted as a whole.
  ///
  /// - Returns: The entry to record its coverage in; nil the first time.
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
