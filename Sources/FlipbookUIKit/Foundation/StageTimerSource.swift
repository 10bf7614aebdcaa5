import LayerTree

/// A timer of `DispatchSource`; it fires at the stage's ticks as long as it is referenced.
final class StageTimerSource: DispatchSourceTimer {
  private(set) var isCancelled = false
  private var isSuspended = true
  /// The next time, in seconds; nil if the timer has not been scheduled, or has fired for the last time.
  private var next: Double?
  private var interval = Double.infinity
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  /// The number of plans; a block for an earlier one has no effect.
  private var plan = 0

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    next = deadline.seconds
    self.interval = interval > StageTimer.minimumInterval ? interval : StageTimer.minimumInterval
    wait()
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }

  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    wait()
  }

  func suspend() { isSuspended = true }

  func cancel() {
    guard !isCancelled else { return }
    (isCancelled, handler) = (true, nil)
    if let cancelHandler { DispatchQueue.main.async(execute: cancelHandler) }
  }

  private func wait() {
    plan += 1
    guard !isSuspended, !isCancelled, let next, next.isFinite else { return }
    let plan = plan
    DispatchQueue.main.asyncAfter(deadline: DispatchTime(seconds: next)) { [weak self] in self?.fire(plan) }
  }

  private func fire(_ plan: Int) {
    guard plan == self.plan, !isSuspended, !isCancelled, let time = next else { return }
    // Several times within a tick count as one.
    let missed = max(0, ((DispatchTime.now().seconds - time) / interval).rounded(.down))
    next = interval.isFinite ? time + interval * (missed + 1) : nil
    handler?()
    if plan == self.plan { wait() }
  }
}
