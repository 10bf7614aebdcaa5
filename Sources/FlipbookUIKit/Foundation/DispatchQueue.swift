public import Dispatch
import LayerTree

/// The stage's clock in the guise of dispatch queues: `DispatchQueue.main.asyncAfter`, `DispatchQueue.global()`,
/// `DispatchQueue(label: "work")`.
///
/// It is a value rather than a type, because the compiler treats blocks passed to a type of that name as isolated to
/// the main actor.
public let DispatchQueue = StageQueue()

// These are overloads without default arguments, so that they take precedence over Dispatch's own initializer, which
// has them.

/// Returns the stage's queue; a device would create a new one.
public func DispatchQueue(label: String) -> StageQueue { .main }

/// Returns the stage's queue; a device would create a new one.
public func DispatchQueue(label: String, qos: DispatchQoS) -> StageQueue { .main }

/// Returns the stage's queue; a device would create a new one.
public func DispatchQueue(label: String, attributes: Dispatch.DispatchQueue.Attributes) -> StageQueue { .main }

/// Returns the stage's queue; a device would create a new one.
public func DispatchQueue(
  label: String, qos: DispatchQoS, attributes: Dispatch.DispatchQueue.Attributes
) -> StageQueue { .main }

/// The stage's clock as a dispatch queue.
///
/// All queues are the same one: blocks run one after another at the stage's ticks, even those that would run on other
/// threads on a device.
public final class StageQueue: Sendable {
  /// The queue of the current stage.
  public var main: StageQueue { self }

  /// The queue of the current stage, for parameters of this type: `queue: .main`.
  public static let main = DispatchQueue

  fileprivate init() {}

  /// Returns the queue of the current stage, for parameters of this type: `queue: .global()`.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue { main }

  /// Returns the queue of the current stage; a device would return a concurrent queue.
  public func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue { self }

  /// Calls a block at the next tick.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    perform(at: .now(), "async(execute:)") {
      work()
      group?.leave()
    }
  }

  /// Performs a work item at the next tick, unless it has been canceled.
  public func async(execute workItem: DispatchWorkItem) {
    perform(at: .now(), "async(execute:)") { workItem.perform() }
  }

  /// Calls a block immediately.
  public func sync<Result, Failure>(execute work: () throws(Failure) -> Result) throws(Failure) -> Result { try work() }

  /// Calls a block at the first tick at or after a time.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    perform(at: deadline, "asyncAfter(deadline:execute:)", work)
  }

  /// Performs a work item at the first tick at or after a time, unless it has been canceled.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    perform(at: deadline, "asyncAfter(deadline:execute:)") { execute.perform() }
  }

  /// Calls a block for each index below a count, one after another.
  public func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  private func perform(at time: DispatchTime, _ function: String, _ work: @escaping () -> Void) {
    let context = StageContext.require("DispatchQueue.main.\(function)")
    guard time.seconds.isFinite else { return }
    context.stage.perform(at: time.seconds) { [unowned context] in context.perform(work) }
  }
}

/// A cancelable block, `DispatchWorkItem`.
public final class DispatchWorkItem {
  private let block: () -> Void
  /// A Boolean value that indicates whether the work item has been canceled.
  public private(set) var isCancelled = false

  /// Creates a work item.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Creates a work item; its quality of service is ignored.
  public convenience init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags, block: @escaping () -> Void
  ) { self.init(block: block) }

  /// Runs the block immediately, unless it has been canceled.
  public func perform() { if !isCancelled { block() } }

  /// Cancels the work item if it has not run yet.
  public func cancel() { isCancelled = true }
}
