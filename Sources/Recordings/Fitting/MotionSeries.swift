/// Values over time that move together, such as both coordinates of a position.
package struct MotionSeries: Sendable {
  /// The times in seconds, in ascending order.
  package let times: [Double]
  /// The values of each component at these times.
  package let components: [[Double]]

  /// Makes a series.
  ///
  /// - Precondition: Each component has a value for each time.
  package init(times: [Double], components: [[Double]]) {
    precondition(components.allSatisfy { $0.count == times.count }, "a value for each time")
    self.times = times
    self.components = components
  }

  /// A part of the series.
  func part(_ range: Range<Int>) -> MotionSeries {
    MotionSeries(times: Array(times[range]), components: components.map { Array($0[range]) })
  }

  /// The values at a time, on straight lines between the data; the first or the last beyond them.
  package func values(at time: Double) -> [Double] {
    guard let first = times.first, let last = times.last else { return [] }
    if time <= first { return components.map { $0.first ?? 0 } }
    if time >= last { return components.map { $0.last ?? 0 } }
    // The first sample after the time; there is one.
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] > time { high = middle } else { low = middle }
    }
    let part = (time - times[low]) / max(1e-12, times[high] - times[low])
    return components.map { $0[low] + ($0[high] - $0[low]) * part }
  }
}
