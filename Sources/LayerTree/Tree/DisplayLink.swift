import Arithmetic

/// A client of a stage's clock, called at every tick, or at a lower rate, until it is invalidated.
public final class DisplayLink {
  /// A Boolean value that indicates whether the display link is paused.
  public var isPaused = false
  /// True for a display link owned by client code: it may move anything, so Pop and scrolling are not evaluated between
  /// ticks.
  package var isOfCode = false
  /// The number of calls per second; nil for one at every tick.
  ///
  /// A call happens at the first tick at or after its due time. If the rate does not divide the display rate, the
  /// intervals alternate: at 80 calls per second and 120 ticks, between one tick and two.
  public var framesPerSecond: Double? {
    didSet { if framesPerSecond != oldValue { first = nil } }
  }
  /// The time of the first call at this rate, and the number of calls since.
  private var first: Double?
  private var calls = 0.0
  let onTick: (_ time: Double) throws -> Void
  /// The cause that the display link's effects are attributed to.
  let cause: StageCause
  private(set) var isValid = true

  init(_ onTick: @escaping (_ time: Double) throws -> Void, after cause: StageCause) {
    self.onTick = onTick
    self.cause = cause
  }

  /// Stops the calls permanently.
  public func invalidate() { isValid = false }

  /// Returns true if a call is due at a tick, and counts it.
  func isDue(at time: Double) -> Bool {
    guard let framesPerSecond, framesPerSecond > 0 else { return true }
    guard let first else {
      (self.first, calls) = (time, 1)
      return true
    }
    guard time + Stage.instant >= first + calls / framesPerSecond else { return false }
    // Calls that came due while the display link was paused are skipped.
    calls = max(calls, ((time + Stage.instant - first) * framesPerSecond).rounded(.down)) + 1
    return true
  }
}

extension Stage {
  /// Calls `onTick` at every tick, starting with the current or the next one.
  ///
  /// Display links are called after a tick's events and completions and before its commit, in the order they were
  /// added. Pop's animations and then scroll views precede them; animations that a display link adds show their first
  /// frame in the same tick.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of calls per second; nil for one at every tick.
  ///   - onTick: Takes the time of the tick in seconds.
  /// - Returns: A display link that can be paused or invalidated; it need not be retained.
  @discardableResult
  public func addDisplayLink(
    framesPerSecond: Double? = nil, _ onTick: @escaping (_ time: Double) throws -> Void
  ) -> DisplayLink {
    let link = DisplayLink(onTick, after: cause)
    link.framesPerSecond = framesPerSecond
    displayLinks.append(link)
    return link
  }

  /// Runs `action` every `interval` seconds, first after one interval, until the timer is invalidated.
  ///
  /// The due times are multiples of the interval, so errors don't accumulate; the action runs at the first tick at or
  /// after its due time. A valid timer keeps the stage active.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds; raised to ``StageTimer/minimumInterval`` if shorter, as in `Timer`.
  ///   - action: The action.
  /// - Returns: The timer.
  @discardableResult
  public func addTimer(interval: Double, _ action: @escaping () throws -> Void) -> StageTimer {
    let timer = StageTimer(start: time, interval: interval, action)
    timer.schedule(on: self)
    return timer
  }

  func callDisplayLinks() throws {
    for driver in frameDrivers { try driver.renderAnimations(at: time) }
    for scroller in scrollers { try scroller.advance(to: time) }
    for link in displayLinks where link.isValid && !link.isPaused && link.isDue(at: time) {
      try follow(link.cause) { try link.onTick(time) }
    }
    displayLinks.removeAll { !$0.isValid }
    for driver in frameDrivers { try driver.renderNewAnimations(at: time) }
  }
}
