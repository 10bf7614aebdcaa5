import Locks

/// A pool of row comparisons, one for each thread that compares frames concurrently.
final class RowComparisonPool: Sendable {
  private let free = Locked<[RowComparison]>([])
  private let matte: Matte

  /// - Parameter matte: The conversion of translucent pixels.
  init(matte: Matte) { self.matte = matte }

  /// Provides a row comparison for the duration of a call.
  func withComparison<Result>(_ body: (inout RowComparison) -> Result) -> Result {
    var comparison = free.withLock { $0.popLast() } ?? RowComparison(matte: matte)
    let result = body(&comparison)
    free.withLock { $0.append(comparison) }
    return result
  }
}
