import Motion

/// A running animation: it takes away the distance to a target.
struct AnimationRun<Value: VectorArithmetic> {
  let animation: Animation
  /// The time when the animation was added, in seconds of the stage.
  private let begin: Double
  /// The distance and the velocity when the motion begins.
  private let offset: Value
  private let velocity: Value
  /// The spring; nil for a curve or a spring that doesn't merge with others.
  private let spring: SwiftUISpring?
  /// The duration of the motion without modifiers, in seconds.
  private let run: Double
  /// The spring that continues during the delay, and the distance between both targets.
  private let earlier: Earlier?

  /// A spring that continues until another one begins.
  private final class Earlier {
    let run: AnimationRun
    let change: Value

    init(_ run: AnimationRun, _ change: Value) { (self.run, self.change) = (run, change) }
  }

  /// Creates the animation of a change, given as the old target minus the new one.
  init(
    _ animation: Animation, change: Value, at time: Double, after previous: AnimationRun?
  ) {
    self.animation = animation
    begin = time
    let start = time + animation.leadingDelay
    switch animation.motion {
    case .curve(_, let duration):
      (offset, velocity, spring, run, earlier) = (change, .zero, nil, duration, nil)
    case .interpolatingSpring(let curve):
      (offset, velocity, spring, run, earlier) = (change, .zero, nil, curve.settlingDuration, nil)
    case .spring(let curve, let blendDuration):
      let spring = SwiftUISpring(curve, blendDuration: blendDuration, after: previous?.spring)
      let rate = animation.modifiers.reduce(1) { rate, modifier in
        if case .speed(let speed) = modifier { rate * speed } else { rate }
      }
      let offset = change + (previous?.offset(at: start) ?? .zero)
      let velocity = (previous?.velocity(at: start) ?? .zero).scaled(by: 1 / rate)
      (self.spring, self.offset, self.velocity) = (spring, offset, velocity)
      let distance = max(offset.magnitudeSquared, change.magnitudeSquared).squareRoot()
      run = spring.settlingDuration(
        offset: offset.magnitudeSquared.squareRoot(), velocity: velocity.magnitudeSquared.squareRoot(),
        distance: max(distance, .leastNonzeroMagnitude))
      earlier = start > time ? previous.map { Earlier($0, change) } : nil
    }
  }

  func hasEnded(at time: Double) -> Bool {
    animation.motionTime(at: time - begin, ofRun: run).time == nil
  }

  /// Returns the distance from the target.
  func offset(at time: Double) -> Value {
    if let earlier, time < begin + animation.leadingDelay { return earlier.change + earlier.run.offset(at: time) }
    guard let motionTime = animation.motionTime(at: time - begin, ofRun: run).time else { return .zero }
    if let spring { return SpringWeights(spring, at: motionTime).offset(offset, velocity) }
    return offset.scaled(by: 1 - progress(at: motionTime))
  }

  /// Returns the velocity per second; only springs hand it on.
  private func velocity(at time: Double) -> Value {
    if let earlier, time < begin + animation.leadingDelay { return earlier.run.velocity(at: time) }
    let motion = animation.motionTime(at: time - begin, ofRun: run)
    guard let spring, let motionTime = motion.time else { return .zero }
    return SpringWeights(spring, at: motionTime).velocity(offset, velocity).scaled(by: motion.rate)
  }

  private func progress(at time: Double) -> Double {
    switch animation.motion {
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: min(1, max(0, time / duration))) : 1
    case .interpolatingSpring(let curve), .spring(let curve, _): curve.value(at: time)
    }
  }
}
