public import Motion

/// A Pop animation of one property or variable, in one of the three motions.
public class PopPropertyAnimation<Kind: PopMotion>: PopAnimation {
  /// The target that it reads and writes.
  public let target: PopTarget
  /// The value at the beginning; nil is the current value when it starts.
  ///
  /// - Precondition: It is of the target's kind.
  public var fromValue: AnimatableValue? {
    didSet { requireKind(fromValue) }
  }
  /// True if each frame's difference is added to the current value instead of replacing it.
  public var isAdditive = false
  /// The number that written values are multiples of; 0 for no rounding.
  ///
  /// It is settled when the animation starts.
  public var roundingFactor = 0.0
  /// The ends at which the value is clamped.
  ///
  /// It is settled when the animation starts.
  public var clampMode: PopClampMode = []
  /// The motion, once it has started.
  final var motion: Kind?
  /// The value written in the last frame of this run.
  private var written: AnimatableValue?

  /// Makes an animation of `target`.
  public init(_ target: PopTarget) { self.target = target }

  /// Makes an animation of a layer's property.
  public convenience init(_ property: PopLayerProperty) { self.init(.property(property)) }

  /// Makes an animation of a variable.
  public convenience init(_ variable: PopVariable) { self.init(.variable(variable)) }

  /// The value of the last frame; nil before the first.
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
        summary.solo = SoloRun(motion, over: layer.model, set: set, at: time)
      }
    }
    return summary
  }

  /// The motion that begins with `from`, while the current value is `current`.
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
    // In place: a motion is too large to be taken out and put back at every frame.
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

  /// Writes the value of a frame, or its difference from the last frame's.
  private func write(_ value: AnimatableValue, to layer: Layer) {
    guard isAdditive else { return target.set(value, of: layer) }
    let change = written.map(value.subtracting) ?? value
    target.set(target.value(of: layer).adding(change), of: layer)
  }

  override func restart() { written = nil }

  override func resume() { motion?.resume() }

  /// Reports a new target or velocity, and restarts an animation that rests on its layer, as Pop does.
  final func noteRetarget() {
    guard let attachment else { return }
    attachment.report(.retarget)
    isPaused = false
  }

  /// Traps if a value's kind differs from the target's, a programming error.
  final func requireKind(_ value: AnimatableValue?) {
    precondition(value == nil || value?.kind == target.kind, "\(target.name) takes a \(target.kind.rawValue)")
  }
}
