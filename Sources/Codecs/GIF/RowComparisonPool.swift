import Locks

/// A pool of comparisons, one for each thread that compares frames at the same time.
final class RowComparisonPool: Sendable {
  private let free = Locked<[RowComparison]>([])
  private let matte: Matte

  /// - Parameter matte: The color that soft edges are blended with.
  init(matte: Matte) { self.matte = matte }

  /// Lends a comparison for the length of a call.
  func withComparison<Result>(_ body: (inout RowComparison) -> Result) -> Result {
    var comparison = free.withLock { $0.popLast() } ?? RowComparison(matte: matte)
    let result = body(&comparison)
    free.withLock { $0.append(comparison) }
    return result
  }
}
