/// A timer of the stage's clock, `DispatchSourceTimer`.
public protocol DispatchSourceTimer: AnyObject {
  /// A Boolean value that indicates whether the timer has been canceled.
  var isCancelled: Bool { get }
  /// Fires at a time, and at intervals in seconds after it; an infinite interval fires once.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets the block to call when the timer fires.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets the block to call after the timer has been canceled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Starts the timer, or continues it.
  func resume()
  /// Stops the timer until it is resumed.
  func suspend()
  /// Stops the timer.
  func cancel()
}

extension DispatchSourceTimer {
  /// Starts the timer.
  public func activate() { resume() }

  /// Fires once, at a time.
  public func schedule(deadline: DispatchTime) {
    schedule(deadline: deadline, repeating: .infinity, leeway: .nanoseconds(0))
  }

  /// Fires at a time, and at intervals in seconds after it.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Fires at a time, and at intervals after it.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval.inSeconds, leeway: leeway)
  }
}
