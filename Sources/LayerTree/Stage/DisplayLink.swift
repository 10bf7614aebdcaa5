/// A client of a stage's clock, called at every tick until it is invalidated.
public final class DisplayLink {
  /// True if ticks pass it by.
  public var isPaused = false
  let onTick: (_ time: Double) throws -> Void
  /// The cause that it follows from.
  let cause: StageCause
  private(set) var isValid = true

  init(_ onTick: @escaping (_ time: Double) throws -> Void, after cause: StageCause) {
    self.onTick = onTick
    self.cause = cause
  }

  /// Ends the calls for good.
  public func invalidate() { isValid = false }
}
