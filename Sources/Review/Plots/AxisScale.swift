/// The scale of an axis: the values at its ends, and its tick marks.
package struct AxisScale: Hashable, Sendable {
  /// The values at the ends of the axis.
  package let range: ClosedRange<Double>
  /// The values with tick marks, in ascending order.
  package let ticks: [Double]
  /// The number of decimals that the labels need.
  package let decimals: Int

  /// Creates a scale for `values`, with marks at multiples of 1, 2, or 5 times a power of ten.
  ///
  /// - Parameters:
  ///   - values: The range of the values.
  ///   - count: The approximate number of marks.
  ///   - isWidened: Whether to extend the axis to a mark at both ends, or just beyond the values.
  package init(_ values: ClosedRange<Double>, count: Int, isWidened: Bool) {
    var (low, high) = (values.lowerBound, values.upperBound)
    // For a constant value, the axis extends to both sides of it.
    if high - low <= 1e-9 * max(1, abs(high)) {
      let room = max(abs(high) * 0.1, 0.5)
      (low, high) = (low - room, high + room)
    }
    let rough = (high - low) / Double(max(1, count))
    var power = 1.0
    var decimals = 0
    while power * 10 <= rough { power *= 10 }
    while power > rough {
      power /= 10
      decimals += 1
    }
    let factor = [1.0, 2, 5].first { $0 * power >= rough * 0.999 } ?? 10
    if factor == 10 { decimals = max(0, decimals - 1) }
    let step = factor * power
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    range = isWidened ? first * step...last * step : low...high
    let lower = isWidened ? first : (low / step - 1e-6).rounded(.up)
    let upper = isWidened ? last : (high / step + 1e-6).rounded(.down)
    ticks = stride(from: lower, through: upper, by: 1).map { $0 * step }
    self.decimals = decimals
  }

  /// Returns the position of a value along the axis, from 0 to 1.
  package func fraction(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
