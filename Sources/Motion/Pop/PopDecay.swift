import Arithmetic

/// `POPDecayAnimation`: a decaying velocity and the value that it moves.
///
/// After `POPDecayAnimationInternal.h` of facebookarchive/pop (BSD license), with its 32-bit intermediate results.
public struct PopDecay: PopMotion {
  private var track: PopTrack
  private var speed: SIMD4<Double>
  private let deceleration: Double
  private let threshold: Double
  /// The duration of the motion, in seconds.
  public private(set) var duration: Double

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - from: The start value.
  ///   - velocity: The initial velocity, in units of the value per second.
  ///   - deceleration: The fraction of the velocity that remains after each millisecond; greater than 0 and less than
  ///     1.
  ///   - threshold: The smallest significant difference of the property; the motion ends when the velocity falls below
  ///     five times this per second.
  ///   - roundingFactor: The increment for rounding written values; 0 for no rounding.
  ///   - clampMode: The ends of the range that the value is clamped to.
  /// - Precondition: The values are of one kind, and not transforms; the deceleration is in its range.
  public init(
    from: AnimatableValue, velocity: AnimatableValue, deceleration: Double = 0.998, threshold: Double = 1,
    roundingFactor: Double = 0, clampMode: PopClampMode = []
  ) {
    precondition(velocity.kind == from.kind, "the velocity must be of the same kind as the value")
    precondition(deceleration > 0 && deceleration < 1, "the deceleration must be between 0 and 1")
    track = PopTrack(from: from, to: from, roundingFactor: roundingFactor, clampMode: clampMode)
    speed = velocity.components
    self.deceleration = deceleration
    self.threshold = threshold
    duration = 0
    aim()
  }

  /// The value to write to the animated property.
  public var value: AnimatableValue { track.value }
  /// The velocity in the value's units per second; setting it moves the end, and restarts a finished decay.
  public var velocity: AnimatableValue {
    get { AnimatableValue(track.kind, components: speed) }
    set {
      speed = newValue.components
      aim()
      if track.isFinished { track.resume() }
    }
  }
  /// True if the motion has finished.
  public var isFinished: Bool { track.isFinished }
  /// True if the target has been reached or passed since it was set.
  public var hasReachedTarget: Bool { track.hasReachedTarget }

  /// The final value.
  public var target: AnimatableValue { AnimatableValue(track.kind, components: track.to) }

  /// Advances to the frame at `time`, in seconds; the first frame has the start value.
  public mutating func advance(to time: Double) {
    guard !track.isFinished else { return }
    let interval = track.beginFrame(at: time).interval
    var position = track.current
    Self.carry(&position, &speed, for: interval, deceleration)
    track.write(position, clampingAtEnd: true)
    if pointwiseMax(speed, -speed).max() < 5 * threshold { track.finish() }
  }

  /// Ends a pause: the next frame is treated as the first again.
  public mutating func resume() { track.resume() }

  /// Begins the next run in the frame that finished the previous one, for repeating and autoreversing.
  ///
  /// - Precondition: Both values are of the same kind as the value.
  public mutating func restart(from: AnimatableValue, velocity: AnimatableValue) {
    precondition(
      from.kind == track.kind && velocity.kind == track.kind, "both ends must be of the same kind as the value")
    track.restart(from: from.components, to: from.components)
    speed = velocity.components
    aim()
  }

  /// Computes the duration and the final value.
  private mutating func aim() {
    let rate = log(deceleration) * 1000
    duration = 0
    for index in 0..<4 {
      let time = log(abs(threshold * 5 / 1000 / (speed[index] / 1000))) / rate
      if time > duration { duration = time }
    }
    var (position, velocity) = (track.current, speed)
    Self.carry(&position, &velocity, for: duration, deceleration)
    track.to = position
  }

  /// Applies the decay over an interval in seconds, updating position and velocity.
  private static func carry(
    _ position: inout SIMD4<Double>, _ velocity: inout SIMD4<Double>, for interval: Double, _ deceleration: Double
  ) {
    let fade = pow(Float(deceleration), Float(interval * 1000))
    let reach = Float(deceleration * Double(1 - fade) / (1 - deceleration))
    let perMillisecond = SIMD4<Float>(velocity / 1000)
    velocity = SIMD4<Double>(perMillisecond * fade) * 1000
    position += SIMD4<Double>(perMillisecond * reach)
  }
}
