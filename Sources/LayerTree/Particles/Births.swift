import Arithmetic

/// The birth times of a cell's particles: each time the linearly growing number of births reaches a whole number.
struct Births {
  /// Particles a second.
  let rate: Double
  /// The time of the first birth, in seconds.
  let start: Double
  /// The end of the births.
  let end: Double
  /// The count at the start.
  let countBefore: Double

  /// Counts within a rounding error of a whole number count as whole.
  private static let rounding = 1e-9
  /// Beyond this, counts are no longer exact.
  private static let maximumCounted = 1e15

  /// The count at a time.
  func count(at time: Double) -> Double {
    let seconds = min(time, end) - start
    guard rate > 0, rate.isFinite, seconds > 0 else { return countBefore }
    return min(countBefore + rate * seconds, Self.maximumCounted)
  }

  /// The indices of the particles born after `first` and up to `last`, both in seconds.
  func indices(after first: Double, through last: Double) -> Range<Int> {
    let low = Int(saturating: (count(at: first) + Self.rounding).rounded(.down))
    return low..<max(low, Int(saturating: (count(at: last) + Self.rounding).rounded(.down)))
  }

  /// Returns the birth time of a particle whose number is among ``indices(after:through:)``.
  func time(of index: Int) -> Double { start + (Double(index + 1) - countBefore) / rate }
}
