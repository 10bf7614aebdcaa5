import Dispatch
import Locks

extension RandomAccessCollection where Self: Sendable, Index == Int {
  /// Maps all elements on several threads.
  ///
  /// Threads take elements in turn, so that a cluster of costly elements is shared among them.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads; it doesn't affect the results.
  ///   - transform: The function that maps an element.
  /// - Returns: The results, in the order of the elements.
  func concurrentMap<Result: Sendable>(jobs: Int, _ transform: @Sendable (Element) -> Result) -> [Result] {
    let workers = Swift.min(jobs, count)
    guard workers > 1 else { return map(transform) }
    let parts = Locked([[Result]](repeating: [], count: workers))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let part = stride(from: startIndex + worker, to: endIndex, by: workers).map { transform(self[$0]) }
      parts.withLock { $0[worker] = part }
    }
    return parts.withLock { parts in (0..<count).map { parts[$0 % workers][$0 / workers] } }
  }
}
