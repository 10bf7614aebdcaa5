import Arithmetic
import Review

/// A motion from 0 to 1 for plotting, with values evenly spaced in time.
struct MotionSketch: Hashable, Sendable {
  var values: [Double]
  /// The time from the first value to the last, in seconds.
  var duration: Double

  private static let count = 160

  init(values: [Double], duration: Double) { (self.values, self.duration) = (values, duration) }

  /// Samples a function of time.
  init(duration: Double, value: (Double) -> Double) {
    self.duration = duration
    values = (0...Self.count).map { value(duration * Double($0) / Double(Self.count)) }
  }

  /// The maximum overshoot beyond the target, as a fraction of the distance, and its time in seconds.
  var overshoot: (fraction: Double, time: Double) {
    guard let peak = values.max(), peak > 1.0005, let index = values.firstIndex(of: peak) else { return (0, 0) }
    return (peak - 1, duration * Double(index) / Double(max(1, values.count - 1)))
  }

  /// The time after which the motion has settled, as defined by `Settling`, in seconds.
  var settlingTime: Double {
    let last = values.lastIndex { abs($0 - 1) > Settling.share } ?? 0
    return duration * Double(min(last + 1, values.count - 1)) / Double(max(1, values.count - 1))
  }

  /// The sketch as JSON.
  var json: String {
    let numbers = values.map { value in
      // Values that aren't finite can only come from an internal error; they must not break the page.
      value.isFinite ? "\((value * 10_000).rounded() / 10_000)" : "0"
    }
    let peak = overshoot
    return """
      {"duration":\(duration),"overshoot":\(peak.fraction),"peakTime":\(peak.time),"settling":\(settlingTime),\
      "values":[\(numbers.joined(separator: ","))]}
      """
  }
}
