/// The timing of a motion: a cubic Bézier curve from (0, 0) to (1, 1) that maps the elapsed fraction of time to the
/// progress.
///
/// As in `CAMediaTimingFunction` and `cubic-bezier()` of CSS Easing, the curve's parameter is solved for the given x,
/// and y is returned. The solution is as exact as a `Double` allows, whereas Apple's own solver stops at about 1e-6.
public struct TimingFunction: Hashable, Sendable {
  /// The x of the first control point, from 0 to 1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, from 0 to 1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Constant speed.
  public static let linear = TimingFunction(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = TimingFunction(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingFunction(0, 0, 0.58, 1)
  /// Starts and ends slowly; the default curve of a `UIView` animation block.
  public static let easeInEaseOut = TimingFunction(0.42, 0, 0.58, 1)
  /// Starts fast and ends slowly; the curve of implicit animations.
  public static let `default` = TimingFunction(0.25, 0.1, 0.25, 1)

  /// The five named functions, in the order of Core Animation's documentation.
  public static let named: [(name: String, function: TimingFunction)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInEaseOut", .easeInEaseOut),
    ("default", .default),
  ]

  /// Creates the function with the control points (x1, y1) and (x2, y2).
  ///
  /// - Precondition: ``isValid(_:_:_:_:)`` is true for the four numbers.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(Self.isValid(x1, y1, x2, y2), "a timing function's control points must have x in 0...1 and a finite y")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Returns true if the numbers are valid control points: both x in 0...1, both y finite.
  public static func isValid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Bool {
    (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite
  }

  /// Returns the progress at an elapsed fraction of the time.
  ///
  /// - Parameter progress: The elapsed fraction, from 0 to 1; the result is 0 before and 1 after.
  /// - Returns: The progress from 0 to 1, or beyond if a control point's y is.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return progress }
    return Self.polynomial(y1, y2, at: parameter(forX: progress))
  }

  /// Returns the timing function of a part of the motion, from one fraction of the time to another; reversed if the
  /// second is smaller.
  ///
  /// A part of a Bézier curve is a Bézier curve (de Casteljau).
  ///
  /// - Returns: Nil if the part begins and ends at the same progress or time.
  package func part(from start: Double, to end: Double) -> TimingFunction? {
    let (low, high) = (min(start, end), max(start, end))
    guard low >= 0, high <= 1, low < high else { return nil }
    if x1 == y1 && x2 == y2 { return .linear }
    let (s, t) = (low > 0 ? parameter(forX: low) : 0, high < 1 ? parameter(forX: high) : 1)
    func blossom(_ first: Double, _ second: Double, _ u: Double, _ v: Double, _ w: Double) -> Double {
      let once = u + v + w - 2 * (u * v + v * w + w * u) + 3 * u * v * w
      let twice = u * v + v * w + w * u - 3 * u * v * w
      return first * once + second * twice + u * v * w
    }
    func controls(_ first: Double, _ second: Double) -> (Double, Double)? {
      let ends = (blossom(first, second, s, s, s), blossom(first, second, t, t, t))
      let length = ends.1 - ends.0
      guard abs(length) > 1e-9 else { return nil }
      let inner = (blossom(first, second, s, s, t), blossom(first, second, s, t, t))
      let (one, two) = ((inner.0 - ends.0) / length, (inner.1 - ends.0) / length)
      return start < end ? (one, two) : (1 - two, 1 - one)
    }
    guard let x = controls(x1, x2), let y = controls(y1, y2) else { return nil }
    return TimingFunction(min(max(x.0, 0), 1), y.0, min(max(x.1, 0), 1), y.1)
  }

  /// Returns the curve's parameter where x is `target`, strictly between 0 and 1.
  ///
  /// Newton's method, kept inside a bracket that is halved whenever a step would leave it or gain too little (as
  /// `rtsafe` in Numerical Recipes): x never decreases as the parameter grows, so the bracket always contains the
  /// solution.
  private func parameter(forX target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = target
    for _ in 0..<100 {
      let excess = Self.polynomial(x1, x2, at: parameter) - target
      if excess == 0 { break }
      if excess < 0 { low = parameter } else { high = parameter }
      var next = parameter - excess / Self.slope(x1, x2, at: parameter)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      let step = abs(next - parameter)
      parameter = next
      if step <= parameter * 0x1p-52 || step <= 0x1p-60 { break }
    }
    return parameter
  }

  /// Returns one coordinate of the curve with control values 0, `first`, `second`, 1.
  private static func polynomial(_ first: Double, _ second: Double, at s: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  /// Returns the derivative of ``polynomial(_:_:at:)``.
  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return (3 * a * s + 2 * b) * s + c
  }
}
