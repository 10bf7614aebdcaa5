import Locks

/// A pool of scratch memory, one for each thread that encodes concurrently.
final class PNGScratchPool: Sendable {
  private let free = Locked<[PNGScratch]>([])

  /// Provides scratch memory for the duration of a call.
  func withScratch<Result, Failure: Error>(
    _ body: (PNGScratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scratch = free.withLock { $0.popLast() } ?? PNGScratch()
    defer { free.withLock { $0.append(scratch) } }
    return try body(scratch)
  }
}
