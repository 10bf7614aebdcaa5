public import Motion

/// `UIViewPropertyAnimator`: an animation of all properties changed by its blocks, which can be paused, scrubbed,
/// reversed, and continued with different timing.
///
/// The model has the new values as soon as the animator starts; reversing it restores the old ones. A paused animator
/// does not keep the stage active.
///
/// Every animator refers to its animations by identity. If two animate one additive property (position, bounds, affine
/// transforms: WWDC 2016, session 216), the presentation is the sum of both; on other properties, the later one begins
/// at the presentation value and replaces the earlier one.
public final class PropertyAnimator {
  /// The state of an animator.
  public enum State: String, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, but not finished yet.
    case stopped
  }

  /// The final position of an animator.
  public enum Position: String, CaseIterable, Sendable {
    /// The start: the old values.
    case start
    /// The end: the new values.
    case end
    /// The current position: the presentation values.
    case current
  }

  /// The total duration in seconds.
  public let duration: Double
  /// The timing parameters.
  public let timing: AnimatorTiming
  /// The current state.
  public private(set) var state = State.inactive
  /// True if the animator is active and not paused.
  public var isRunning: Bool { state == .active && leg.rate != 0 }
  /// True if scrubbing maps the fraction linearly to the progress; false to use the animator's timing.
  public var scrubsLinearly = true
  /// True if the animator pauses at its end, where it can be reversed, rather than finish.
  public var pausesOnCompletion = false
  /// True if the animator runs backward to its start; setting it reverses a running animator at its current position.
  public var isReversed = false {
    didSet {
      guard oldValue != isReversed, state == .active else { return }
      if isRunning { setOff() }
      aim()
    }
  }

  /// The stage outlives its animators: it retains them while they are active.
  private unowned let stage: Stage
  private var blocks: [(delayFactor: Double, run: () throws -> Void)] = []
  private var completions: [(Position) throws -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var leg: AnimatorLeg
  /// The rate of the leg before it was paused, in fractions per second.
  private var heldRate = 0.0
  private var link: DisplayLink?

  /// Creates an inactive animator.
  ///
  /// - Parameters:
  ///   - stage: The stage of the layers.
  ///   - duration: The duration in seconds; with 0, the animator finishes at its first tick. A spring given by physical
  ///     constants determines its own.
  ///   - timing: The timing parameters; UIKit's default is ease-in-ease-out.
  ///   - animations: Sets properties of layers when the animator starts.
  /// - Precondition: The duration is finite and not negative.
  public init(
    on stage: Stage, duration: Double, timing: AnimatorTiming = .cubic(.easeInEaseOut),
    animations: (() throws -> Void)? = nil
  ) {
    precondition(duration >= 0 && duration.isFinite, "an animator's duration must be finite and at least 0")
    self.stage = stage
    self.duration = timing.ownDuration ?? duration
    self.timing = timing
    leg = AnimatorLeg(beginTime: 0, beginFraction: 0, rate: 0, timing: timing)
    if let animations { blocks.append((0, animations)) }
  }

  /// Adds a block that runs when the animator starts; in an active animator, it runs immediately, and its changes take
  /// the rest of the motion.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the duration that is left, from 0 to less than 1, after which the changes begin;
  ///     they take the rest of it, with the same timing.
  ///   - animations: Sets properties of layers.
  /// - Throws: The error of the block if it runs immediately.
  /// - Precondition: The delay factor is at least 0 and less than 1.
  public func addAnimations(delayFactor: Double = 0, _ animations: @escaping () throws -> Void) throws {
    precondition((0..<1).contains(delayFactor), "a delay factor must be at least 0 and less than 1, not \(delayFactor)")
    guard state == .active else { return blocks.append((delayFactor, animations)) }
    let fraction = leg.fraction(at: stage.time)
    guard fraction < 1 else { return try animations() }
    var own = leg
    (own.from, own.to) = (AnimatorProgress(0), 1)
    tracks += try record([(fraction + delayFactor * (1 - fraction), animations)]).map {
      AnimatorTrack($0, leg: own, on: stage)
    }
  }

  /// Calls `completion` when the animator has finished.
  public func addCompletion(_ completion: @escaping (_ position: Position) throws -> Void) {
    completions.append(completion)
  }

  /// The progress, from 0 to 1, in the direction of the motion: while the animator runs, the elapsed fraction of the
  /// duration.
  ///
  /// Setting it pauses an active animator at that position.
  public var fractionComplete: Double {
    get {
      let isOfTime = usesOwnTiming && (isRunning || !scrubsLinearly)
      let fraction = isOfTime ? leg.fraction(at: stage.time) : leg.progress(at: stage.time).undirected
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard state == .active else { return }
      if let instant = stage.inBetween { keepState(until: instant) }
      let fraction = min(1, max(0, isReversed ? 1 - newValue : newValue))
      heldRate = 0
      let pace = scrubsLinearly ? .cubic(.linear) : timing
      // The animator is already paused at this position.
      if leg.rate == 0, leg.beginFraction == fraction, leg.timing == pace, leg.from == AnimatorProgress(0), leg.to == 1
      {
        return
      }
      replaceLeg(AnimatorLeg(beginTime: stage.time, beginFraction: fraction, rate: 0, timing: pace))
    }
  }

  /// Starts the animator, or continues after a pause.
  ///
  /// - Parameter delay: The delay in seconds.
  /// - Throws: The error of a block; a ``PropertyAnimatorError`` if the animator has been stopped but not finished.
  public func startAnimation(afterDelay delay: Double = 0) throws {
    switch state {
    case .inactive: try activate(rate: (isReversed ? -1 : 1) * Self.rate(1, within: duration), afterDelay: delay)
    case .active: if !isRunning { try continueAnimation() }
    case .stopped: throw error(.start, needs: "an unstarted or paused")
    }
  }

  /// Pauses the animator at its current position; an inactive one is activated and paused at its start.
  ///
  /// - Throws: The error of a block; a ``PropertyAnimatorError`` if the animator has been stopped but not finished.
  public func pauseAnimation() throws {
    if state == .stopped { throw error(.pause, needs: "an unstarted or running") }
    if state == .inactive { try activate() }
    guard isRunning else { return }
    heldRate = leg.rate
    var still = leg
    still.beginFraction = leg.fraction(at: stage.time)
    still.beginTime = stage.time
    still.rate = 0
    replaceLeg(still)
  }

  /// Continues after a pause.
  ///
  /// - Parameters:
  ///   - other: The timing for the remaining part, from the presentation value; nil keeps the animator's own.
  ///   - durationFactor: The duration of the remaining part as a multiple of ``duration``; 0 uses the remaining time.
  /// - Throws: An error if the animator isn't paused.
  public func continueAnimation(
    timing other: AnimatorTiming? = nil, durationFactor: Double = 0
  ) throws(PropertyAnimatorError) {
    guard state == .active, !isRunning else { throw error(.continue, needs: "a paused") }
    if let other {
      setOff(with: other, durationFactor: durationFactor)
    } else if heldRate > 0, durationFactor == 0, leg.to == goal {
      var next = leg
      next.beginTime = stage.time
      next.rate = heldRate
      replaceLeg(next)
    } else {
      setOff(durationFactor: durationFactor)
    }
  }

  /// Stops the animator at the presentation values.
  ///
  /// - Parameter withoutFinishing: True to make the animator inactive; false to let ``finishAnimation(at:)`` complete
  ///   it.
  /// - Throws: An error if the animator isn't active.
  public func stopAnimation(withoutFinishing: Bool) throws(PropertyAnimatorError) {
    guard state == .active else { throw error(.stop, needs: "an active") }
    leave(at: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { tracks = [] }
  }

  /// Finishes a stopped animator, and calls the completions.
  ///
  /// - Parameter position: The position of the final values.
  /// - Throws: The error of a completion; a ``PropertyAnimatorError`` if the animator hasn't been stopped.
  public func finishAnimation(at position: Position) throws {
    guard state == .stopped else { throw error(.finish, needs: "a stopped") }
    for track in tracks where position != .current { track.finish(at: AnimatorProgress(position == .start ? 0 : 1)) }
    try finish(position)
  }

  private func error(_ command: PropertyAnimatorError.Command, needs needed: String) -> PropertyAnimatorError {
    let found = state == .active ? isRunning ? "running" : "paused" : state.rawValue
    return PropertyAnimatorError(command: command, needed: needed, found: found)
  }

  /// True if the leg uses the animator's own timing and its whole range.
  private var usesOwnTiming: Bool { leg.timing == timing && leg.from == AnimatorProgress(0) && leg.to == 1 }

  /// The fraction of the animator's own timing that corresponds to the current presentation value.
  private var ownFraction: Double {
    usesOwnTiming ? leg.fraction(at: stage.time) : timing.fraction(at: leg.progress(at: stage.time).undirected)
  }

  /// Runs the blocks, and shows the old values.
  ///
  /// - Parameters:
  ///   - rate: The initial rate in fractions per second; 0 to pause at the start.
  ///   - delay: The delay in seconds.
  /// - Throws: The error of a block.
  private func activate(rate: Double = 0, afterDelay delay: Double = 0) throws {
    let changes = try record(blocks)
    blocks = []
    state = .active
    heldRate = 0
    leg = AnimatorLeg(
      beginTime: stage.time + delay, beginFraction: isReversed ? 1 : 0, rate: rate, timing: timing,
      wholeDuration: duration)
    tracks = changes.map { AnimatorTrack($0, leg: leg, on: stage) }
    aim()
    link = stage.addDisplayLink { time in try self.finishIfDue(at: time) }
  }

  /// Runs blocks, and returns their changes.
  private func record(_ blocks: [(delayFactor: Double, run: () throws -> Void)]) throws -> [AnimatorScope.Change] {
    let scope = AnimatorScope(duration: duration)
    try stage.run(
      {
        for block in blocks {
          scope.delayFactor = block.delayFactor
          try block.run()
        }
      }, in: scope)
    return scope.changes
  }

  /// Returns the rate, in fractions per second, that covers part of the range in `time` seconds, which is raised to
  /// ``Stage/instant`` if shorter.
  private static func rate(_ part: Double, within time: Double) -> Double { part / max(time, Stage.instant) }

  /// The final progress of the current direction.
  private var goal: Double { isReversed ? 0 : 1 }

  /// Continues to the final progress with the animator's own timing.
  private func setOff(durationFactor: Double = 0) {
    // The animator's own timing cannot represent progress outside 0 to 1, reached with another spring, or a progress
    // that differs between the axes.
    guard usesOwnTiming || !timing.hasDirections && (0...1).contains(leg.progress(at: stage.time).undirected) else {
      return setOff(with: timing, durationFactor: durationFactor)
    }
    let fraction = ownFraction
    let left = abs(goal - fraction)
    let speed =
      durationFactor > 0 && left > 0
      ? Self.rate(left, within: durationFactor * duration) : Self.rate(1, within: duration)
    replaceLeg(
      AnimatorLeg(
        beginTime: stage.time, beginFraction: fraction, rate: isReversed ? -speed : speed, timing: timing))
  }

  /// Continues to the final progress with different timing.
  private func setOff(with timing: AnimatorTiming, durationFactor: Double) {
    let progress = leg.progress(at: stage.time)
    let time = timing.ownDuration ?? duration * (durationFactor > 0 ? durationFactor : abs(goal - progress.undirected))
    replaceLeg(
      AnimatorLeg(
        beginTime: stage.time, beginFraction: 0, rate: Self.rate(1, within: time), timing: timing.lasting(time),
        from: progress,
        to: goal))
  }

  /// Restores the leg and the animations when an instant ends.
  private func keepState(until instant: InterTickEvaluation) {
    for track in tracks { track.keepAnimation(until: instant) }
    instant.whenOver { [self, leg, heldRate, tracks] in
      (self.leg, self.heldRate, self.tracks) = (leg, heldRate, tracks)
    }
  }

  private func replaceLeg(_ next: AnimatorLeg) {
    for index in tracks.indices { tracks[index].show(next, after: leg, on: stage) }
    leg = next
  }

  /// Sets the model to the values at the final progress.
  private func aim() {
    for track in tracks { track.aim(atEnd: !isReversed, progress: track.progress(at: stage.time)) }
  }

  private func finishIfDue(at time: Double) throws {
    guard isRunning, leg.endTime <= time + Stage.instant else { return }
    if pausesOnCompletion { return try pauseAnimation() }
    let position = isReversed ? Position.start : .end
    leave(at: position)
    try finish(position)
  }

  /// Removes the animations, and sets the model to the values at a position.
  private func leave(at position: Position) {
    link?.invalidate()
    link = nil
    for index in tracks.indices {
      let progress =
        switch position {
        case .start: AnimatorProgress(0)
        case .current: tracks[index].progress(at: stage.time)
        case .end: AnimatorProgress(1)
        }
      tracks[index].leave(at: progress)
    }
  }

  private func finish(_ position: Position) throws {
    state = .inactive
    tracks = []
    let callbacks = completions
    completions = []
    for callback in callbacks { try callback(position) }
  }
}
