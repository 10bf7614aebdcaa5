import Foundation
import LayerTree

/// The stage's clock under the name of the main queue: `DispatchQueue.main.asyncAfter`.
///
/// It is a value and not a type: the compiler takes the blocks of a type of that name for the main actor's.
public let DispatchQueue = StageQueue()

/// The stage's clock as a queue of blocks.
public final class StageQueue: Sendable {
  /// The queue of the stage of the code that uses it.
  public var main: StageQueue { self }

  fileprivate init() {}

  /// Calls a block at the next tick.
  public func async(execute work: @escaping () -> Void) { perform(after: 0, "async(execute:)", work) }

  /// Calls a block at the first tick that is not before a time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    perform(after: deadline.seconds, "asyncAfter(deadline:execute:)", work)
  }

  /// Performs a work item at the first tick that is not before a time, unless it is canceled.
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    perform(after: deadline.seconds, "asyncAfter(deadline:execute:)") { execute.perform() }
  }

  private func perform(after delay: Double, _ function: String, _ work: @escaping () -> Void) {
    let context = StageContext.require("DispatchQueue.main.\(function)")
    context.stage.perform(at: context.stage.time + delay) { [unowned context] in context.perform(work) }
  }
}

/// A time of the stage.
public struct DispatchTime: Sendable {
  let seconds: Double

  /// Returns the stage's time now.
  public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

  /// Returns a time that is later by a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// Returns a time so much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }
}

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
  /// Seconds.
  case seconds(Int)
  /// Thousandths of a second.
  case milliseconds(Int)
  /// Millionths of a second.
  case microseconds(Int)
  /// Billionths of a second.
  case nanoseconds(Int)

  var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    }
  }
}

/// A block that can be canceled before it runs.
public final class DispatchWorkItem {
  private let block: () -> Void
  /// A Boolean value that indicates whether it has been canceled.
  public private(set) var isCancelled = false

  /// Makes a piece of work.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Does it now, unless it has been canceled.
  public func perform() { if !isCancelled { block() } }

  /// Keeps it from being done.
  public func cancel() { isCancelled = true }
}
