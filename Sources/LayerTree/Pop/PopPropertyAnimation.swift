public import Motion

/// A Pop animation of one property or variable, with one of the three kinds of motion.
public class PopPropertyAnimation<Kind: PopMotion>: PopAnimation {
  /// The property or variable that the animation reads and writes.
  public let target: PopTarget
  /// The start value; nil for the current value at the start.
  ///
  /// - Precondition: The value is of the target's kind.
  public var fromValue: AnimatableValue? {
    didSet { requireKind(fromValue) }
  }
  /// True if the change in each frame is added to the current value, instead of replacing the value.
  public var isAdditive = false
  /// The increment for rounding written values; 0 for no rounding.
  ///
  /// The value is fixed when the animation starts.
  public var roundingFactor = 0.0
  /// The ends of the range that the value is clamped to.
  ///
  /// The value is fixed when the animation starts.
  public var clampMode: PopClampMode = []
  /// The motion; nil before the animation has started.
  final var motion: Kind?
  /// The value written in the last frame of this run.
  private var written: AnimatableValue?

  /// Creates an animation of `target`.
  public init(_ target: PopTarget) { self.target = target }

  /// Creates an animation of a layer's property.
  public convenience init(_ property: PopLayerProperty) { self.init(.property(property)) }

  /// Creates an animation of a variable.
  public convenience init(_ variable: PopVariable) { self.init(.variable(variable)) }

  /// The value in the last frame; nil before the first.
  public var currentValue: AnimatableValue? { motion?.value }

  override var subject: String { target.name }

  override func leaves(on layer: Layer) -> [AnimatableProperty] {
    if case .property(let property) = target { property.leaves(on: layer) } else { [] }
  }

  /// Returns a summary of the motion.
  final func summary(
    on layer: Layer, at time: Double, _ engine: AnimationSummary.Engine, _ pace: AnimationSummary.Pace,
    duration: Double = 0,
    to end: AnimatableValue?
  ) -> AnimationSummary {
    let from = motion?.value ?? fromValue ?? target.value(of: layer)
    let to = end ?? from
    var summary = AnimationSummary(
      engine: engine, subject: subject, from: from, to: to, velocity: motion?.velocity, pace: pace,
      timing: MediaTiming(
        duration: duration, repeatCount: repeatForever ? .infinity : Double(repeatCount), autoreverses: autoreverses),
      isAdditive: isAdditive, removedOnCompletion: removedOnCompletion, model: from)
    (summary.roundingFactor, summary.clampMode) = (roundingFactor, clampMode)
    if case .property(let property) = target {
      summary.unit = property.unit
      summary.leaves = AnimationSummary.leaves(
        on: layer, through: [from, from.interpolated(to: to, fraction: 0.5), to],
        set: { property.set($1, in: &$0) })
      if let motion, !isAdditive {
        let set: @Sendable (inout LayerProperties, AnimatableValue) -> Void = { property.set($1, in: &$0) }
        summary.solo = IsolatedMotion(motion, over: layer.model, set: set, at: time)
      }
    }
    return summary
  }

  /// Returns the motion that begins at `from`, where the current value is `current`.
  func makeMotion(from: AnimatableValue, current: AnimatableValue) -> Kind? { nil }

  override func reset() {
    super.reset()
    motion = nil
    written = nil
  }

  override func start(on layer: Layer) {
    guard motion == nil else { return }
    let current = target.value(of: layer)
    motion = makeMotion(from: fromValue ?? current, current: current)
  }

  override func advance(to time: Double, on layer: Layer) throws -> (isLast: Bool, reachesTarget: Bool) {
    let hadReachedTarget = motion?.hasReachedTarget ?? false
    // The motion is advanced in place: it is too large to be copied at every frame.
    motion?.advance(to: time)
    guard let value = motion?.value else { return (true, false) }
    write(value, to: layer)
    written = value
    return (motion?.isFinished ?? true, !hadReachedTarget && motion?.hasReachedTarget ?? false)
  }

  override func show(at time: Double, on layer: Layer) {
    guard var motion else { return }
    motion.advance(to: time)
    write(motion.value, to: layer)
  }

  /// Writes the value of a frame, or adds its difference from the last frame's value.
  private func write(_ value: AnimatableValue, to layer: Layer) {
    guard isAdditive else { return target.set(value, of: layer) }
    let change = written.map(value.subtracting) ?? value
    target.set(target.value(of: layer).adding(change), of: layer)
  }

  override func restart() { written = nil }

  override func resume() { motion?.resume() }

  /// Reports a new target or velocity, and restarts an animation that is at rest on its layer, as Pop does.
  final func noteRetarget() {
    guard let attachment else { return }
    attachment.report(.retarget)
    isPaused = false
  }

  /// Traps if a value's kind differs from the target's, which is a programming error.
  final func requireKind(_ value: AnimatableValue?) {
    precondition(value == nil || value?.kind == target.kind, "\(target.name) takes a \(target.kind.rawValue)")
  }
}
