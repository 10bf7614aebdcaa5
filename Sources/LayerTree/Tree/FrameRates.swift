import Arithmetic

/// The frame rates available to a display link, in frames per second.
///
/// They are the display rate divided by whole numbers; a display of 120 Hz or more also supports 80 and 48 ("Optimizing
/// iPhone and iPad apps to support ProMotion displays" in Apple's documentation lists 120, 80, 60, 48, 40, 30, 24, 20,
/// 16, 15, 12, and 10).
public struct FrameRates: Sendable {
  /// The refresh rate of the display.
  public let displayRate: Double
  /// The available rates, in descending order.
  public let all: [Double]

  /// The lowest available rate, unless the display rate is lower.
  private static let minimumRate = 10.0

  /// Creates the rates of a display.
  public init(displayRate: Double) {
    self.displayRate = displayRate
    let maximumDivisor = max(1, Int(saturating: (displayRate / Self.minimumRate).rounded(.down)))
    var rates = (1...min(maximumDivisor, 1000)).map { displayRate / Double($0) }
    for rate in [80.0, 48] where displayRate >= 120 && !rates.contains(rate) { rates.append(rate) }
    all = rates.sorted(by: >)
  }

  /// Returns the rate nearest to the preferred one, within a range if it contains any; of two equally near rates, the
  /// higher.
  public func nearest(to preferred: Double, in range: ClosedRange<Double> = 0...Double.infinity) -> Double {
    let inside = all.filter { range.contains($0) }
    let rates = inside.isEmpty ? all : inside
    return rates.min { abs($0 - preferred) < abs($1 - preferred) } ?? displayRate
  }
}
