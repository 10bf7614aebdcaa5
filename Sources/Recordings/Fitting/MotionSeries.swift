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
}
