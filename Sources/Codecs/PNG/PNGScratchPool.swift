import Locks

/// A pool of scratches, one for each thread that encodes at the same time.
final class PNGScratchPool: Sendable {
  private let free = Locked<[PNGScratch]>([])

  /// Lends a scratch for the length of a call.
  func withScratch<Result, Failure: Error>(
    _ body: (PNGScratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scratch = free.withLock { $0.popLast() } ?? PNGScratch()
    defer { free.withLock { $0.append(scratch) } }
    return try body(scratch)
  }
}
