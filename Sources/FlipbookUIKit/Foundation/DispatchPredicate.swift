/// A condition on the queue of the running code, for ``dispatchPrecondition(condition:)``.
public enum DispatchPredicate {
  /// The code runs on the queue.
  case onQueue(StageQueue)
  /// The code runs on the queue as a barrier.
  case onQueueAsBarrier(StageQueue)
  /// The code doesn't run on the queue.
  case notOnQueue(StageQueue)
}

/// Checks nothing: all queues of a stage are the same one.
///
/// A device would stop if the code ran on another queue.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
