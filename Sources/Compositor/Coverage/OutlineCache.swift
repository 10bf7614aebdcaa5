import Geometry

/// Flattened outlines, kept from frame to frame.
///
/// An outline that isn't here is flattened exactly as it would have been before, so pixels don't depend on the cache.
struct OutlineCache {
  private struct Key: Hashable {
    var source: OutlineSource
    var scale: FlatteningScale
  }

  /// What was asked for lately.
  private var polylines: [Key: Polyline] = [:]
  private var byteCount = 0
  /// What was asked for before that; forgotten when the younger ones need its room.
  private var olderPolylines: [Key: Polyline] = [:]
  /// What each of the two generations may hold.
  private static let mostBytes = 4 << 20
  /// What an outline takes beside its points, about.
  private static let overhead = 256

  /// The outline of `source`, fine enough for `scale`.
  mutating func polyline(of source: OutlineSource, scale: FlatteningScale) -> Polyline {
    let key = Key(source: source, scale: scale)
    if let polyline = polylines[key] { return polyline }
    let polyline = olderPolylines[key] ?? source.flattened(for: scale)
    let cost = polyline.byteCount + source.byteCount + OutlineCache.overhead
    guard cost <= OutlineCache.mostBytes / 2 else { return polyline }
    if byteCount + cost > OutlineCache.mostBytes {
      olderPolylines = polylines
      polylines.removeAll()
      byteCount = 0
    }
    polylines[key] = polyline
    byteCount += cost
    return polyline
  }
}
