import Locks

/// Scratches for threads that encode at the same time, as many as there are such threads.
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
