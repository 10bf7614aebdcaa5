/// SwiftUI's `Animation` as a value: a curve or a spring, with its delay, speed, and repetition.
///
/// Names, parameters, and defaults follow the documentation of `SwiftUI.Animation`. The modifiers apply as in
/// `.repeatCount(3).speed(2).delay(0.5)`: the delay occurs once, unaffected by the speed.
public struct SwiftUIAnimation: Hashable, Sendable {
  /// The motion without modifiers.
  public enum Motion: Hashable, Sendable {
    /// A timing curve with a duration in seconds, added to running animations: `linear`, `easeInOut`, `timingCurve` …
    case curve(TimingFunction, duration: Double)
    /// A spring that replaces another one and inherits its velocity: `spring`, `smooth`, `interactiveSpring` …
    case spring(SpringCurve, blendDuration: Double)
    /// A spring from 0 to 1, added to running animations: `interpolatingSpring`.
    case interpolatingSpring(SpringCurve)
  }

  /// The criteria for the completion of an animation: SwiftUI's `AnimationCompletionCriteria`.
  public enum Completion: String, CaseIterable, Sendable {
    /// The value has practically reached its target, although a spring may still be settling.
    case logicallyComplete
    /// The last animation has been removed.
    case removed
  }

  /// The motion without modifiers.
  public var motion: Motion
  /// The delay before the animation begins, in seconds: `delay(_:)`.
  public var delay: Double
  /// Seconds of the motion per second of real time; greater than 0: `speed(_:)`.
  public var speed: Double
  /// The number of runs, `.infinity` for `repeatForever`.
  ///
  /// As in `repeatCount(_:)`, a reversed run is counted separately.
  public var repeatCount: Double
  /// True if every other run is reversed.
  public var autoreverses: Bool

  /// Creates an animation.
  public init(
    _ motion: Motion, delay: Double = 0, speed: Double = 1, repeatCount: Double = 1, autoreverses: Bool = true
  ) {
    self.motion = motion
    self.delay = delay
    self.speed = speed
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The default duration of `linear`, `easeIn`, `easeOut`, `easeInOut`, and `timingCurve`, in seconds.
  public static let curveDuration = 0.35

  /// The time, in seconds, until the animation is logically complete, though a spring may still be settling:
  /// `completionCriteria` `.logicallyComplete`.
  ///
  /// For a spring, this is the perceptual duration. Infinite if the animation repeats forever.
  public var logicalDuration: Double {
    let run =
      switch motion {
      case .curve(_, let duration): duration
      case .spring(let curve, _), .interpolatingSpring(let curve): curve.perceptualDuration
      }
    return delay + run * repeatCount / speed
  }

  /// Returns the timing of an animation whose run takes `duration` seconds, begun at `time`; the first instant is held
  /// until the delay ends.
  public func timing(of duration: Double, from time: Double) -> MediaTiming {
    MediaTiming(
      beginTime: time + delay, duration: duration, speed: speed,
      // Core Animation counts a forward and a reversed run as one cycle.
      repeatCount: repeatCount == 1 ? 0 : autoreverses ? repeatCount / 2 : repeatCount,
      autoreverses: repeatCount != 1 && autoreverses, fillMode: .backwards)
  }
}

extension SwiftUIAnimation.Motion {
  /// The named springs, with the bounce that `extraBounce` is added to.
  public enum Preset: String, CaseIterable, Sendable {
    /// No bounce.
    case smooth
    /// A bounce of 0.15.
    case snappy
    /// A bounce of 0.3.
    case bouncy

    /// The bounce without `extraBounce`.
    public var bounce: Double {
      switch self {
      case .smooth: 0
      case .snappy: 0.15
      case .bouncy: 0.3
      }
    }
  }

  /// Returns `default`: `spring(response: 0.55, dampingFraction: 1)`, since iOS 17.
  public static func `default`() throws(SpringError) -> Self {
    try spring(response: 0.55, dampingFraction: 1)
  }

  /// Returns the spring `smooth`, `snappy`, or `bouncy`.
  ///
  /// - Parameters:
  ///   - preset: The named spring.
  ///   - duration: The perceptual duration in seconds; greater than 0.
  ///   - extraBounce: The amount added to the preset's bounce; their sum is greater than −1 and at most 1.
  /// - Returns: The spring.
  /// - Throws: A ``SpringError`` if a parameter is out of its range.
  public static func preset(
    _ preset: Preset, duration: Double = 0.5, extraBounce: Double = 0
  ) throws(SpringError) -> Self {
    try spring(duration: duration, bounce: preset.bounce + extraBounce)
  }

  /// Returns `spring(duration:bounce:blendDuration:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; greater than 0.
  ///   - bounce: 0 for none, up to 1 for undamped oscillation, down to −1 for ever slower motion.
  ///   - blendDuration: The duration of the interpolation of changes in response, in seconds.
  /// - Returns: The spring.
  /// - Throws: A ``SpringError`` if a parameter is out of its range.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) throws(SpringError) -> Self {
    .spring(try SpringCurve(perceptualDuration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns `spring(response:dampingFraction:blendDuration:)`.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds; greater than 0.
  ///   - dampingFraction: The damping as a fraction of critical damping; not negative.
  ///   - blendDuration: The duration of the interpolation of changes in response, in seconds.
  /// - Returns: The spring.
  /// - Throws: A ``SpringError`` if a parameter is out of its range.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) throws(SpringError) -> Self {
    .spring(try SpringCurve(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
}
