import Arithmetic

/// A client of a stage's clock, called at every tick, or at a lower rate, until it is invalidated.
public final class DisplayLink {
  /// A Boolean value that indicates whether the display link is paused.
  public var isPaused = false
  /// True for a display link of code: it may move anything, so Pop and scrolling stay at the ticks.
  package var isOfCode = false
  /// The number of calls per second; nil for one at every tick.
  ///
  /// A call comes at the first tick that is not before its time, so that a rate that does not divide the stage's alternates
  /// between numbers of ticks: 80 of 120 has one and two.
  public var framesPerSecond: Double? {
    didSet { if framesPerSecond != oldValue { first = nil } }
  }
  /// The time of the first call at this rate, and the number of calls since.
  private var first: Double?
  private var calls = 0.0
  let onTick: (_ time: Double) throws -> Void
  /// The cause that it follows from.
  let cause: StageCause
  private(set) var isValid = true

  init(_ onTick: @escaping (_ time: Double) throws -> Void, after cause: StageCause) {
    self.onTick = onTick
    self.cause = cause
  }

  /// Ends the calls permanently.
  public func invalidate() { isValid = false }

  /// Returns whether a call is due at a tick, and counts it.
  func isDue(at time: Double) -> Bool {
    guard let framesPerSecond, framesPerSecond > 0 else { return true }
    guard let first else {
      (self.first, calls) = (time, 1)
      return true
    }
    guard time + Stage.instant >= first + calls / framesPerSecond else { return false }
    // Calls that came due while it was paused are left out.
    calls = max(calls, ((time + Stage.instant - first) * framesPerSecond).rounded(.down)) + 1
    return true
  }
}

extension Stage {
  /// Calls `onTick` at every tick, from the current or next one on.
  ///
  /// Display links come after a tick's events and completions and before its commit, in the order they were added.
  /// Pop's animations go before them, then scroll views; animations that a display link adds show their first frame in
  /// the same tick.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of calls per second; nil for one at every tick.
  ///   - onTick: Takes the time of the tick in seconds.
  /// - Returns: An object that pauses or ends the calls; it needn't be kept.
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
  /// Each time is a multiple of the interval from now, so errors don't accumulate; it runs at the first tick not before
  /// it. A valid timer keeps the stage from rest.
  ///
  /// - Parameters:
  ///   - interval: Seconds; one below ``StageTimer/shortestInterval`` counts as that, as with `Timer`.
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
