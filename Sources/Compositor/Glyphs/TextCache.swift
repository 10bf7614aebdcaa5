import Geometry
import Typography

/// Sides of glyphs, and what whole texts cover, kept from frame to frame; at most 24 megabytes.
///
/// What isn't here is made exactly as it would have been before, so pixels don't depend on the cache.
struct TextCache {
  private enum Sighting {
    /// The text was painted once; most that move are never seen in the same place again.
    case once
    case strip(CoverageStrip)
  }

  private var glyphs = RecentCache<GlyphKey, GlyphEdges>(capacity: 8 << 20)
  private var texts = RecentCache<TextKey, Sighting>(capacity: 16 << 20)

  /// The sides of a glyph, whose outlines are in `outlines`.
  mutating func edges(for key: GlyphKey, in outlines: inout OutlineCache) -> GlyphEdges {
    glyphs.value(for: key) {
      let polyline = outlines.polyline(of: .glyph(key.shape), scale: FlatteningScale(key.transform))
      let edges = GlyphEdges(polyline, through: key.transform)
      return (edges, edges.byteCount)
    }
  }

  /// What was, or is to be, written down of a text; nil when it wasn't seen twice.
  mutating func strip(for key: TextKey) -> CoverageStrip? {
    if case .strip(let strip) = texts.value(for: key) { return strip }
    return nil
  }

  /// Takes note of a text that is painted as a whole.
  ///
  /// - Returns: Where to write down what it covers; nil when it is seen for the first time.
  mutating func note(_ key: TextKey, box: PixelBox) -> CoverageStrip? {
    switch texts.value(for: key) {
    case .strip(let strip): return strip
    case .once:
      let strip = CoverageStrip()
      texts.insert(.strip(strip), cost: CoverageStrip.mostBytes(for: box), for: key)
      return strip
    case nil:
      texts.insert(.once, cost: 128, for: key)
      return nil
    }
  }
}
