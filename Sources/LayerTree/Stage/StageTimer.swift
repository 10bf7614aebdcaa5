/// Something that runs again and again on a stage, until it is invalidated.
public final class StageTimer {
  private let start: Double
  private let interval: Double
  private let action: () throws -> Void
  private var count = 0
  private var isValid = true

  init(start: Double, interval: Double, _ action: @escaping () throws -> Void) {
    self.start = start
    self.interval = interval
    self.action = action
  }

  /// Ends the runs for good.
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
