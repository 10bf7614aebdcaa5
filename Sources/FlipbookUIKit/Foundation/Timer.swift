public import Foundation
import LayerTree

/// A timer that runs a block once or repeatedly on the stage's clock, `Timer`.
public final class Timer: NSObject {
  /// The interval between runs, in seconds.
  public let timeInterval: TimeInterval
  /// The time of the next run, or of the last one.
  public private(set) var fireDate = Date()
  /// A value attached to the timer.
  public let userInfo: Any?
  /// The tolerance in seconds; it is ignored, as a timer always fires at the next tick.
  public var tolerance: TimeInterval = 0
  /// A Boolean value that indicates whether the timer is still scheduled to run.
  public private(set) var isValid = true
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var isScheduled = false

  /// Creates a timer; it starts when it is added to a run loop.
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(interval, nil, repeats: repeats, block)
  }

  /// Creates a timer that calls a method; it starts when it is added to a run loop.
  public convenience init<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(ti, userInfo, repeats: yesOrNo) { selector(target)($0) }
  }

  /// Creates a timer that calls a method of a target; it starts when it is added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(ti, userInfo, repeats: yesOrNo) { selector.call(on: target, $0) }
  }

  /// Creates a timer that never fires.
  public convenience override init() {
    self.init(0, nil, repeats: false) { _ in }
    isValid = false
  }

  private init(_ interval: TimeInterval, _ userInfo: Any?, repeats: Bool, _ block: @escaping (Timer) -> Void) {
    timeInterval = interval > StageTimer.minimumInterval ? interval : StageTimer.minimumInterval
    self.userInfo = userInfo
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer and starts it.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Creates a timer that calls a method, and starts it: `selector: Ball.step` in place of `#selector(step)`.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: target, selector: selector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  /// Creates a timer that calls a method without parameters, and starts it.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject>(
    timeInterval ti: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: ti, target: target, selector: { target in { (_: Timer) in selector(target)() } },
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of a target, and starts it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: target, selector: selector, userInfo: userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  /// Stops the timer permanently.
  public func invalidate() { isValid = false }

  /// Runs the block immediately.
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

  /// Schedules a run at a multiple of the interval from the start, so errors don't accumulate.
  private func schedule(on context: StageContext, start: Double, count: Int) {
    fireDate = Date.start.addingTimeInterval(start + Double(count) * timeInterval)
    context.stage.perform(at: start + Double(count) * timeInterval) { [unowned context] in
      guard self.isValid else { return }
      context.perform { self.block(self) }
      guard self.repeats, self.isValid else { return self.invalidate() }
      self.schedule(on: context, start: start, count: count + 1)
    }
  }
}
