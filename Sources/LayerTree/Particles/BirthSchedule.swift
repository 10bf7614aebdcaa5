import Arithmetic

/// The birth times of a cell's particles: a particle is born whenever the linearly growing count reaches a whole
/// number.
struct BirthSchedule {
  /// The number of births per second.
  let rate: Double
  /// The start of the emission, in seconds.
  let start: Double
  /// The end of the emission, in seconds.
  let end: Double
  /// The number of births before the start; it can be fractional.
  let countBefore: Double

  /// The tolerance within which a count is rounded to a whole number.
  private static let rounding = 1e-9
  /// The largest count; beyond it, whole numbers are no longer exact.
  private static let maximumCounted = 1e15

  /// Returns the number of births up to a time, including the fraction.
  func count(at time: Double) -> Double {
    let seconds = min(time, end) - start
    guard rate > 0, rate.isFinite, seconds > 0 else { return countBefore }
    return min(countBefore + rate * seconds, Self.maximumCounted)
  }

  /// Returns the indices of the particles born after `first` and up to `last`, both in seconds.
  func indices(after first: Double, through last: Double) -> Range<Int> {
    let low = Int(saturating: (count(at: first) + Self.rounding).rounded(.down))
    return low..<max(low, Int(saturating: (count(at: last) + Self.rounding).rounded(.down)))
  }

  /// Returns the birth time of a particle with an index in ``indices(after:through:)``.
  func time(of index: Int) -> Double { start + (Double(index + 1) - countBefore) / rate }
}
