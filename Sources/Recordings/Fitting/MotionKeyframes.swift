import Arithmetic

/// A function of time that is linear between keyframes.
package struct MotionKeyframes: Hashable, Sendable {
  /// The times of the keyframes, in seconds from the first one, in ascending order.
  package let times: [Double]
  /// The progress at the keyframes, beginning with 0; the last is 1, or 0 for a motion that returns.
  package let values: [Double]

  /// Creates keyframes; nil unless there are at least two of them in ascending order, beginning at 0.
  package init?(times: [Double], values: [Double]) {
    guard times.count == values.count, times.count >= 2, times[0] == 0, zip(times, times.dropFirst()).allSatisfy(<),
      (times + values).allSatisfy(\.isFinite)
    else { return nil }
    (self.times, self.values) = (times, values)
  }

  /// The time from the first keyframe to the last, in seconds.
  package var duration: Double { times.last ?? 0 }

  /// The times of the keyframes as fractions of the duration.
  package var shares: [Double] { times.map { $0 / duration } }

  /// Returns the progress at a time, in seconds.
  package func progress(at time: Double) -> Double {
    guard let next = times.firstIndex(where: { $0 > time }) else { return values.last ?? 0 }
    guard next > 0 else { return 0 }
    let part = (time - times[next - 1]) / (times[next] - times[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * part
  }
}
