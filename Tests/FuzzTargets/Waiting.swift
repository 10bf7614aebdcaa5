import Dispatch
import Locks

/// A bridge from fuzzers, which are synchronous, to what is not.
enum Waiting {
  /// Blocks the current thread until work is done elsewhere.
  ///
  /// - Parameter work: The work.
  /// - Returns: Its result.
  static func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value? {
    let done = DispatchSemaphore(value: 0)
    let result = Locked<Value?>(nil)
    Task.detached {
      let value = await work()
      result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.withLock(\.self)
  }
}
