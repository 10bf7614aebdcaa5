/// A list of numbers that animate together, such as the components of a color or a frame.
///
/// Missing components count as 0, so that the empty list is the zero of any length.
struct AnimatableNumbers: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: Self { Self([]) }
  static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }

  private static func combine(_ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double) -> Self {
    Self((0..<max(lhs.values.count, rhs.values.count)).map { operation(lhs[$0], rhs[$0]) })
  }

  subscript(index: Int) -> Double { index < values.count ? values[index] : 0 }

  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
