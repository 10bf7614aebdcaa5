/// A timer that repeats an action on a stage until it is invalidated.
public final class StageTimer {
  /// The shortest interval, in seconds, as in `Timer`; shorter ones are raised to it.
  public static let minimumInterval = 0.0001

  private let start: Double
  private let interval: Double
  private let action: () throws -> Void
  private var count = 0
  private var isValid = true

  init(start: Double, interval: Double, _ action: @escaping () throws -> Void) {
    self.start = start
    // This comparison also replaces NaN.
    self.interval = interval > Self.minimumInterval ? interval : Self.minimumInterval
    self.action = action
  }

  /// Stops the timer permanently.
  public func invalidate() { isValid = false }

  func schedule(on stage: Stage) {
    count += 1
    stage.perform(at: start + Double(count) * interval) { [unowned stage] in
      guard self.isValid else { return }
      try self.action()
      if self.isValid { self.schedule(on: stage) }
    }
  }
}
