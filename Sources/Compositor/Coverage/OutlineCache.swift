/// Flattened outlines of layers, kept from frame to frame.
///
/// An outline that isn't here is flattened exactly as it would have been before, so pixels don't depend on the cache.
struct OutlineCache {
  private struct Key: Hashable {
    var shape: OutlineShape
    var scale: FlatteningScale
  }

  private var polylines: [Key: Polyline] = [:]
  private var pointCount = 0
  /// A few megabytes.
  private static let mostPoints = 1 << 17

  /// The outline of `shape`, fine enough for `scale`.
  mutating func polyline(of shape: OutlineShape, scale: FlatteningScale) -> Polyline {
    let key = Key(shape: shape, scale: scale)
    if let polyline = polylines[key] { return polyline }
    let polyline = shape.flattened(for: scale)
    if pointCount + polyline.points.count > OutlineCache.mostPoints {
      polylines.removeAll()
      pointCount = 0
    }
    polylines[key] = polyline
    pointCount += polyline.points.count
    return polyline
  }
}
