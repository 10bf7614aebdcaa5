/// Where an edge that runs downwards crosses the boundaries between rows, exactly rounded.
struct EdgeStepper {
  private let x0: Int
  private let y0: Int
  private let dx: Int
  private let dy: Int
  private var x = 0
  private var remainder = 0
  private var wholeStep = 0
  private var remainderStep = 0
  private var isUnderway = false

  /// - Precondition: `y1` is more than `y0`; coordinates are those of ``Edge``.
  @inline(__always)
  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    dx = x1 &- x0
    dy = y1 &- y0
  }

  /// The x at `y`, which is on the edge: ⌊x₀ + (y − y₀)·dx/dy + ½⌋.
  @inline(__always)
  func x(at y: Int) -> Int {
    y == y0 ? x0 : x0 &+ EdgeStepper.floorDivision((y &- y0) &* dx &* 2 &+ dy, dy &* 2).quotient
  }

  /// The x at the next boundary between rows, which is `y`; the same that ``x(at:)`` would give.
  @inline(__always)
  mutating func nextX(at y: Int) -> Int {
    if dx == 0 { return x0 }
    if isUnderway {
      x &+= wholeStep
      remainder &+= remainderStep
      if remainder >= dy &* 2 {
        x &+= 1
        remainder &-= dy &* 2
      }
    } else {
      isUnderway = true
      (x, remainder) = EdgeStepper.floorDivision((y &- y0) &* dx &* 2 &+ dy, dy &* 2)
      x &+= x0
      (wholeStep, remainderStep) = EdgeStepper.floorDivision(dx &* 512, dy &* 2)
    }
    return x
  }

  @inline(__always)
  private static func floorDivision(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
  }
}
