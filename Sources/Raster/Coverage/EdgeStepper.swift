/// The exactly rounded crossings of a downward edge with the boundaries between rows: ⌊x₀ + (y − y₀)·dx/dy + ½⌋.
struct EdgeStepper {
  /// The x coordinate where the edge crosses the current boundary.
  private(set) var x: Int
  private var remainder: Int
  private let step: Int
  private let remainderStep: Int
  private let divisor: Int

  /// Creates a stepper for the edge, at the boundary `y`.
  ///
  /// - Precondition: `y1` is more than `y0`; coordinates are in the units of ``Edge``.
  @inline(__always)
  init(x0: Int, y0: Int, x1: Int, y1: Int, at y: Int) {
    let (dx, dy) = (x1 &- x0, y1 &- y0)
    divisor = dy &* 2
    (x, remainder) = EdgeStepper.floorDivision((y &- y0) &* dx &* 2 &+ dy, divisor)
    x &+= x0
    (step, remainderStep) = EdgeStepper.floorDivision(dx &* 512, divisor)
  }

  /// Advances to the next boundary, one pixel further down.
  @inline(__always)
  mutating func advance() {
    x &+= step
    remainder &+= remainderStep
    let isBeyond = remainder >= divisor
    x &+= isBeyond ? 1 : 0
    remainder &-= isBeyond ? divisor : 0
  }

  @inline(__always)
  private static func floorDivision(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
  }
}
