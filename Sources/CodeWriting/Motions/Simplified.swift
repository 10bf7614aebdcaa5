/// Simplifies curves that are drawn as polylines.
enum Simplified {
  /// Returns the indices of the points that approximate several curves with the same times within a tolerance: the
  /// ends, and the points farthest from straight lines (Ramer, 1972; Douglas and Peucker, 1973).
  static func points(of curves: [[Double]], at times: [Double], within tolerance: Double) -> [Int] {
    let count = times.count
    guard count > 2 else { return Array(times.indices) }
    var kept: Set = [0, count - 1]
    var open = [(0, count - 1)]
    while let (start, end) = open.popLast() {
      var worst = (index: start, error: tolerance)
      let span = times[end] - times[start]
      for index in start + 1..<max(start + 1, end) {
        let part = span > 0 ? (times[index] - times[start]) / span : 0
        for curve in curves {
          let error = abs(curve[start] + (curve[end] - curve[start]) * part - curve[index])
          if error > worst.error { worst = (index, error) }
        }
      }
      guard worst.index > start else { continue }
      kept.insert(worst.index)
      open += [(start, worst.index), (worst.index, end)]
    }
    return kept.sorted()
  }

  /// Returns a curve scaled to the range from 0 to 1; a constant curve is unchanged.
  static func normalized(_ curve: [Double]) -> [Double] {
    guard let low = curve.min(), let high = curve.max(), high - low > 1e-12 else { return curve.map { _ in 0 } }
    return curve.map { ($0 - low) / (high - low) }
  }
}
