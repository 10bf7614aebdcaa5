/// `POPBasicAnimation`: an animation between two values with a duration and a timing function.
///
/// After `POPBasicAnimationInternal.h` of facebookarchive/pop (BSD license). The timing function is solved with a
/// tolerance derived from the duration.
public struct PopBasic: PopMotion {
  private var track: PopTrack
  private var speed: SIMD4<Double> = .zero
  /// The duration of the motion, in seconds.
  public let duration: Double
  /// The timing function of the motion.
  public let timingFunction: TimingFunction

  /// Creates the motion.
  ///
  /// - Parameters:
  ///   - from: The start value.
  ///   - to: The end value.
  ///   - duration: The duration in seconds; with 0, the end value is reached immediately.
  ///   - timingFunction: The timing function.
  ///   - roundingFactor: The increment for rounding written values; 0 for no rounding.
  ///   - clampMode: The ends of the range that the value is clamped to.
  /// - Precondition: The values are of one kind, and not transforms.
  public init(
    from: AnimatableValue, to: AnimatableValue, duration: Double = 0.4, timingFunction: TimingFunction = .default,
    roundingFactor: Double = 0, clampMode: PopClampMode = []
  ) {
    track = PopTrack(from: from, to: to, roundingFactor: roundingFactor, clampMode: clampMode)
    self.duration = duration
    self.timingFunction = timingFunction
  }

  /// The value to write to the animated property.
  public var value: AnimatableValue { track.value }
  /// True if the motion has finished.
  public var isFinished: Bool { track.isFinished }
  /// True if the target has been reached or passed since it was set.
  public var hasReachedTarget: Bool { track.hasReachedTarget }

  /// The end value; see ``retarget(to:)``.
  public var target: AnimatableValue { AnimatableValue(track.kind, components: track.to) }

  /// The change in the last frame, per second; Pop itself doesn't track a velocity here.
  public var velocity: AnimatableValue { AnimatableValue(track.kind, components: speed) }

  /// Advances to the frame at `time`, in seconds; the first frame has the start value.
  public mutating func advance(to time: Double) {
    guard !track.isFinished else { return }
    let (elapsed, interval) = track.beginFrame(at: time)
    let before = track.current
    let fraction = duration > 0 ? min(elapsed, duration) / duration : 1
    let progress =
      duration > 0 ? CoarseTimingCurve(timingFunction).value(at: fraction, within: 1 / (1000 * duration)) : 1
    track.write(track.from + progress * (track.to - track.from))
    if fraction + 1e-6 >= 1 { track.finish() }
    speed = interval > 0 ? (track.current - before) / interval : .zero
  }

  /// Ends a pause: the next frame is treated as the first again.
  public mutating func resume() { track.resume() }

  /// Sets a new target; the value jumps as if the target had been set from the beginning.
  ///
  /// - Precondition: `target` is of the same kind as the value.
  public mutating func retarget(to target: AnimatableValue) {
    precondition(target.kind == track.kind, "the target must be of the same kind as the value")
    guard target.components != track.to else { return }
    track.to = target.components
    if track.isFinished { track.resume() }
  }

  /// Begins the next run in the frame that finished the previous one, for repeating and autoreversing.
  ///
  /// - Precondition: Both values are of the same kind as the value.
  public mutating func restart(from: AnimatableValue, to: AnimatableValue) {
    precondition(from.kind == track.kind && to.kind == track.kind, "both ends must be of the same kind as the value")
    track.restart(from: from.components, to: to.components)
  }
}
