public import Foundation
import LayerTree

/// A block that runs once or again and again on the stage's clock, `Timer`.
public final class Timer: NSObject {
  /// Seconds between the runs.
  public let timeInterval: TimeInterval
  /// A value attached to the timer.
  public let userInfo: Any?
  /// The tolerance in seconds; a timer is never later than the next tick.
  public var tolerance: TimeInterval = 0
  /// A Boolean value that indicates whether it still runs.
  public private(set) var isValid = true
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var isScheduled = false

  /// Makes a timer; it begins when it is added to a run loop.
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(interval, nil, repeats: repeats, block)
  }

  /// Makes a timer that calls a method; it begins when it is added to a run loop.
  public convenience init<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(ti, userInfo, repeats: yesOrNo) { selector(target)($0) }
  }

  private init(_ interval: TimeInterval, _ userInfo: Any?, repeats: Bool, _ block: @escaping (Timer) -> Void) {
    timeInterval = interval > StageTimer.shortestInterval ? interval : StageTimer.shortestInterval
    self.userInfo = userInfo
    self.repeats = repeats
    self.block = block
  }

  /// Makes a timer and begins it.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Makes a timer that calls a method: `selector: Ball.step` for `#selector(step)`.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: target, selector: selector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  /// Makes a timer that calls a method without an argument.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: ti, target: target, selector: { target in { (_: Timer) in selector(target)() } },
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Ends the runs permanently.
  public func invalidate() { isValid = false }

  /// Runs the block now.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let context = StageContext.require("Timer")
    schedule(on: context, start: context.stage.time, count: 1)
  }

  /// Each time is a multiple of the interval from the start, so errors don't accumulate.
  private func schedule(on context: StageContext, start: Double, count: Int) {
    context.stage.perform(at: start + Double(count) * timeInterval) { [unowned context] in
      guard self.isValid else { return }
      context.perform { self.block(self) }
      guard self.repeats, self.isValid else { return self.invalidate() }
      self.schedule(on: context, start: start, count: count + 1)
    }
  }
}
