import Foundation

/// Does work on a thread of its own, where it may wait for tasks: fuzzers are not asynchronous.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result(catching: work)) }
    thread.stackSize = 8 << 20
    thread.start()
  }
}
