import Raster

/// A cache of flattened outlines, kept from frame to frame.
///
/// A missing outline is flattened exactly as it was before, so pixels don't depend on the cache.
struct OutlineCache {
  private struct Key: Hashable {
    var outline: OutlineKey
    var scale: FlatteningScale
  }

  /// The outlines requested in the current generation.
  private var polylines: [Key: Polyline] = [:]
  private var byteCount = 0
  /// The outlines last requested in the previous generation; dropped when the current one is full.
  private var olderPolylines: [Key: Polyline] = [:]
  /// The maximum size of each of the two generations, in bytes.
  private let maximumByteCount: Int
  /// The approximate memory use of an outline in addition to its points, in bytes.
  private static let overhead = 256

  /// Creates an empty cache with a capacity in bytes.
  init(capacity: Int) { maximumByteCount = capacity / 2 }

  /// Returns the points of `outline`, fine enough for `scale`.
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
