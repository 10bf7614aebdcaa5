public import Dispatch
import LayerTree

/// The stage's clock under the name of the queues of blocks: `DispatchQueue.main.asyncAfter`, `DispatchQueue.global()`,
/// `DispatchQueue(label: "work")`.
///
/// It is a value and not a type: the compiler takes the blocks of a type of that name for the main actor's.
public let DispatchQueue = StageQueue()

// Overloads and not defaults: those of Dispatch's own initializer, which has defaults, come after them.

/// Returns the queue of the stage, where a device makes one.
public func DispatchQueue(label: String) -> StageQueue { .main }

/// Returns the queue of the stage, where a device makes one.
public func DispatchQueue(label: String, qos: DispatchQoS) -> StageQueue { .main }

/// Returns the queue of the stage, where a device makes one.
public func DispatchQueue(label: String, attributes: Dispatch.DispatchQueue.Attributes) -> StageQueue { .main }

/// Returns the queue of the stage, where a device makes one.
public func DispatchQueue(
  label: String, qos: DispatchQoS, attributes: Dispatch.DispatchQueue.Attributes
) -> StageQueue { .main }

/// The stage's clock as a queue of blocks.
///
/// All queues are the same one: blocks run one after another at the stage's ticks, also blocks of other threads on a device.
public final class StageQueue: Sendable {
  /// The queue of the stage of the code that uses it.
  public var main: StageQueue { self }

  /// The queue of the stage, for parameters of the type: `queue: .main`.
  public static let main = DispatchQueue

  fileprivate init() {}

  /// The queue of the stage, for parameters of the type: `queue: .global()`.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue { main }

  /// Returns the queue of the stage, where a device has one of other threads.
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

  /// Performs a work item at the next tick, unless it is canceled.
  public func async(execute workItem: DispatchWorkItem) {
    perform(at: .now(), "async(execute:)") { workItem.perform() }
  }

  /// Calls a block now.
  public func sync<Result, Failure>(execute work: () throws(Failure) -> Result) throws(Failure) -> Result { try work() }

  /// Calls a block at the first tick that is not before a time.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    perform(at: deadline, "asyncAfter(deadline:execute:)", work)
  }

  /// Performs a work item at the first tick that is not before a time, unless it is canceled.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    perform(at: deadline, "asyncAfter(deadline:execute:)") { execute.perform() }
  }

  /// Calls a block for each number below a count, one after another.
  public func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  private func perform(at time: DispatchTime, _ function: String, _ work: @escaping () -> Void) {
    let context = StageContext.require("DispatchQueue.main.\(function)")
    guard time.seconds.isFinite else { return }
    context.stage.perform(at: time.seconds) { [unowned context] in context.perform(work) }
  }
}

/// A block that can be canceled before it runs.
public final class DispatchWorkItem {
  private let block: () -> Void
  /// A Boolean value that indicates whether it has been canceled.
  public private(set) var isCancelled = false

  /// Makes a piece of work.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Makes a piece of work; its urgency makes no difference here.
  public convenience init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags, block: @escaping () -> Void
  ) { self.init(block: block) }

  /// Does it now, unless it has been canceled.
  public func perform() { if !isCancelled { block() } }

  /// Keeps it from being done.
  public func cancel() { isCancelled = true }
}
