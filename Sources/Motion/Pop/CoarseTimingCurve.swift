/// A timing function solved only to a given tolerance, like WebKit's `UnitBezier`, as used by Pop.
///
/// Takes up to eight Newton steps starting from the time itself, then bisects; the first parameter whose x is within
/// the tolerance is used. ``TimingFunction`` is the exact solution.
struct CoarseTimingCurve {
  private let x: (a: Double, b: Double, c: Double)
  private let y: (a: Double, b: Double, c: Double)

  init(_ function: TimingFunction) {
    x = Self.coefficients(function.x1, function.x2)
    y = Self.coefficients(function.y1, function.y2)
  }

  /// Returns the y at the given x, within `tolerance`.
  func value(at progress: Double, within tolerance: Double) -> Double {
    Self.polynomial(y, at: parameter(at: progress, tolerance))
  }

  private func parameter(at target: Double, _ tolerance: Double) -> Double {
    var guess = target
    for _ in 0..<8 {
      let excess = Self.polynomial(x, at: guess) - target
      if abs(excess) < tolerance { return guess }
      let slope = (3 * x.a * guess + 2 * x.b) * guess + x.c
      if abs(slope) < 1e-6 { break }
      guess -= excess / slope
    }
    var (low, high) = (0.0, 1.0)
    guess = target
    while low < high {
      let found = Self.polynomial(x, at: guess)
      if abs(found - target) < tolerance { return guess }
      if target > found { low = guess } else { high = guess }
      guess = (high - low) * 0.5 + low
    }
    return guess
  }

  /// Returns the coefficients of one coordinate, with end values of 0 and 1; Core Animation's control points are 32-bit
  /// numbers.
  private static func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
    let (first, second) = (Double(Float(first)), Double(Float(second)))
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (1 - c - b, b, c)
  }

  private static func polynomial(_ k: (a: Double, b: Double, c: Double), at s: Double) -> Double {
    ((k.a * s + k.b) * s + k.c) * s
  }
}
