/// `POPSpringAnimation`: a spring simulated frame by frame, which can be retargeted at any time.
public struct PopSpring: PopMotion {
  private var track: PopTrack
  private var solver: PopSpringSolver
  private var speed: SIMD4<Double>
  private let threshold: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - from: The start value.
  ///   - to: The target.
  ///   - velocity: The initial velocity, in units of the value per second; nil for none.
  ///   - dynamics: The constants of the spring.
  ///   - threshold: The smallest significant difference of the property, used to end the motion; 1 for a custom
  ///     property, ``PopProperty/threshold`` for Pop's own.
  ///   - roundingFactor: The increment for rounding written values; 0 for no rounding.
  ///   - clampMode: The ends of the range that the value is clamped to.
  /// - Precondition: The values are of one kind, and not transforms.
  public init(
    from: AnimatableValue, to: AnimatableValue, velocity: AnimatableValue? = nil, dynamics: PopDynamics = PopDynamics(),
    threshold: Double = 1, roundingFactor: Double = 0, clampMode: PopClampMode = []
  ) {
    precondition(velocity == nil || velocity?.kind == from.kind, "the velocity must be of the same kind as the value")
    track = PopTrack(from: from, to: to, roundingFactor: roundingFactor, clampMode: clampMode)
    solver = PopSpringSolver(dynamics: dynamics)
    speed = velocity?.components ?? .zero
    self.threshold = threshold
  }

  /// The value to write to the animated property.
  public var value: AnimatableValue { track.value }

  /// The velocity in the value's units per second; 0 once finished.
  public var velocity: AnimatableValue {
    get { AnimatableValue(track.kind, components: track.isFinished ? .zero : speed) }
    set { speed = newValue.components }
  }

  /// The value that the spring pulls toward; see ``retarget(to:)``.
  public var target: AnimatableValue { AnimatableValue(track.kind, components: track.to) }

  /// The constants of the spring; they may change during the motion.
  public var dynamics: PopDynamics {
    get { solver.dynamics }
    set { solver.dynamics = newValue }
  }

  /// The part of the last frame that was too short for a solver step, in seconds; nil before the first frame.
  package var carriedTime: Double? { solver.carriedTime }
  /// True if the motion has finished.
  public var isFinished: Bool { track.isFinished }
  /// True if the target has been reached or passed since it was set.
  public var hasReachedTarget: Bool { track.hasReachedTarget }

  /// Advances to the frame at `time`, in seconds; the first frame has the start value.
  public mutating func advance(to time: Double) {
    guard !track.isFinished else { return }
    let interval = track.beginFrame(at: time).interval
    // The solver's spring pulls to 0: its position is the remaining distance to the target.
    var state = PopSpringSolver.State(position: track.to - track.current, velocity: -speed)
    solver.advance(&state, by: interval)
    speed = -state.velocity
    track.write(track.to - state.position)
    if hasConverged || solver.hasConverged(threshold: threshold) { track.finish() }
  }

  /// Ends a pause: the next frame is treated as the first again.
  public mutating func resume() {
    track.resume()
    solver.reset()
  }

  /// Sets a new target; the spring keeps its value and velocity, and a finished spring starts again.
  ///
  /// - Precondition: `target` is of the same kind as the value.
  public mutating func retarget(to target: AnimatableValue) {
    precondition(target.kind == track.kind, "the target must be of the same kind as the value")
    guard target.components != track.to else { return }
    track.to = target.components
    if track.isFinished { resume() }
  }

  /// Begins the next run in the frame that finished the previous one, for repeating and autoreversing; the velocity is
  /// kept.
  ///
  /// - Precondition: Both values are of the same kind as the value.
  public mutating func restart(from: AnimatableValue, to: AnimatableValue) {
    precondition(from.kind == track.kind && to.kind == track.kind, "both ends must be of the same kind as the value")
    track.restart(from: from.components, to: to.components)
    solver.reset()
  }

  /// True if the last two written values are close enough to the target.
  private var hasConverged: Bool {
    guard let last = track.written.last, let before = track.written.before else { return false }
    if track.isRounding { return before == last && last == track.to }
    func greatest(_ vector: SIMD4<Double>) -> Double { pointwiseMax(vector, -vector).max() }
    return greatest(track.to - last) < threshold / 5 && greatest(before - last) < threshold / 5
  }
}
