/// A time series with several components, such as the coordinates of a position.
package struct MotionSeries: Hashable, Sendable {
  /// The times, in seconds, in ascending order.
  package let times: [Double]
  /// The values of each component at the times.
  package let components: [[Double]]

  /// Creates a series.
  ///
  /// - Precondition: Each component has a value for each time.
  package init(times: [Double], components: [[Double]]) {
    precondition(components.allSatisfy { $0.count == times.count }, "a value for each time")
    self.times = times
    self.components = components
  }

  /// Returns a range of the series.
  func part(_ range: Range<Int>) -> MotionSeries {
    MotionSeries(times: Array(times[range]), components: components.map { Array($0[range]) })
  }

  /// Returns the values at a time, interpolated linearly; before the first time, the first values, and after the last
  /// time, the last values.
  package func values(at time: Double) -> [Double] {
    guard let first = times.first, let last = times.last else { return [] }
    if time <= first { return components.map { $0.first ?? 0 } }
    if time >= last { return components.map { $0.last ?? 0 } }
    // Finds the first sample after the time, by binary search.
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle }
    }
    let part = (time - times[low]) / max(1e-12, times[high] - times[low])
    return components.map { $0[low] + ($0[high] - $0[low]) * part }
  }
}
