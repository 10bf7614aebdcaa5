import Raster

/// Flattened outlines, kept from frame to frame.
///
/// An outline that isn't here is flattened exactly as it would have been before, so pixels don't depend on the cache.
struct OutlineCache {
  private struct Key: Hashable {
    var outline: OutlineKey
    var scale: FlatteningScale
  }

  /// The recently requested outlines.
  private var polylines: [Key: Polyline] = [:]
  private var byteCount = 0
  /// Outlines requested before the current generation; dropped when the newer ones need the room.
  private var olderPolylines: [Key: Polyline] = [:]
  /// The memory of each of the two generations, in bytes.
  private let maximumByteCount: Int
  /// The approximate memory of an outline beside its points, in bytes.
  private static let overhead = 256

  /// Makes an empty cache for a number of bytes.
  init(capacity: Int) { maximumByteCount = capacity / 2 }

  /// The points of `outline`, fine enough for `scale`.
  mutating func polyline(of outline: OutlineKey, scale: FlatteningScale) -> Polyline {
    let key = Key(outline: outline, scale: scale)
    if let polyline = polylines[key] { return polyline }
    let polyline = olderPolylines[key] ?? outline.flattened(for: scale)
    let cost = polyline.byteCount + outline.byteCount + OutlineCache.overhead
    guard cost <= maximumByteCount / 2 else { return polyline }
    if byteCount + cost > maximumByteCount {
      olderPolylines = polylines
      polylines.removeAll()
      byteCount = 0
    }
    polylines[key] = polyline
    byteCount += cost
    return polyline
  }
}
