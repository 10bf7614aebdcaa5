public import Foundation
import LayerTree

/// A queue of operations on the stage's clock, `OperationQueue`.
///
/// Operations run one after another at the stage's ticks, and all queues share one thread.
open class OperationQueue: NSObject {
  /// The number of operations that a device's queue may run at the same time by default.
  public static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the current stage; a new object at each access.
  public static var main: OperationQueue { OperationQueue() }
  /// The queue of the running operation: the stage's.
  public static var current: OperationQueue? { main }

  /// The name of the queue, for debugging.
  open var name: String?
  /// The number of operations that may run at the same time, if they end later than their `start()`; -1 for no limit.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
  /// The quality of service; it has no effect on a stage's clock.
  open var qualityOfService = QualityOfService.default
  /// A Boolean value that indicates whether waiting operations stay in the queue.
  open var isSuspended = false {
    didSet { if oldValue, !isSuspended { for operation in operations { attempt(operation) } } }
  }
  /// The operations that have not finished.
  open private(set) var operations: [Operation] = []
  /// The number of operations that have not finished.
  open var operationCount: Int { operations.count }

  /// Creates a queue.
  public override init() { super.init() }

  /// Calls a block at the next tick.
  open func addOperation(_ block: @escaping () -> Void) { addOperation(StageOperation(block)) }

  /// Runs an operation at a tick, as soon as its dependencies have finished.
  open func addOperation(_ op: Operation) {
    operations.append(op)
    attempt(op)
  }

  /// Runs operations one after another; they don't wait for each other, and neither does the caller.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Calls a block after the operations before it, as they all run in order.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }

  /// Cancels the operations that have not finished.
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }

  /// Runs the operations whose dependencies have finished immediately.
  open func waitUntilAllOperationsAreFinished() {
    while let operation = operations.first(where: { $0.isReady && !$0.isExecuting }) {
      run(operation)
      guard operation.isFinished else { return }
    }
  }

  /// Runs an operation at the next tick, or later when it is ready.
  private func attempt(_ operation: Operation) {
    DispatchQueue.main.async { [self] in runWhenReady(operation) }
  }

  private func runWhenReady(_ operation: Operation) {
    guard !isSuspended, operations.contains(operation), !operation.isExecuting else { return }
    let runningCount = operations.count { $0.isExecuting }
    let isFull = maxConcurrentOperationCount >= 0 && runningCount >= maxConcurrentOperationCount
    if operation.isReady, !isFull { run(operation) } else { atNextTick { self.runWhenReady(operation) } }
  }

  /// The blocks to call at the next tick.
  private var waiting: [() -> Void] = []
  /// The display link that calls them: unlike a timer, it doesn't keep the stage from resting.
  private var link: DisplayLink?

  private func atNextTick(_ block: @escaping () -> Void) {
    waiting.append(block)
    guard link == nil, let context = StageContext.current else { return }
    link = context.stage.addDisplayLink { [weak self, unowned context] _ in context.perform { self?.resumeWaiting() } }
  }

  private func resumeWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
    guard waiting.isEmpty else { return }
    link?.invalidate()
    link = nil
  }

  /// Starts an operation, and calls its completion block on this thread when it has finished.
  private func run(_ operation: Operation) {
    let completion = operation.completionBlock
    operation.completionBlock = nil
    operation.start()
    end(operation, completion)
  }

  private func end(_ operation: Operation, _ completion: (() -> Void)?) {
    guard operation.isFinished else { return atNextTick { self.end(operation, completion) } }
    operations.removeAll { $0 === operation }
    completion?()
  }
}

/// An operation that calls a block on the stage's thread.
private final class StageOperation: Operation, @unchecked Sendable {
  private let block: () -> Void

  init(_ block: @escaping () -> Void) { self.block = block }

  override func main() { block() }
}
