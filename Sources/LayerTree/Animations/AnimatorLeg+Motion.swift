import Motion

extension AnimatorLeg {
  /// A motion from one progress to another that takes all of its pace's time.
  struct Motion {
    /// The initial progress of values without direction.
    let from: Double
    /// The progress in the end.
    let to: Double
    /// In seconds.
    let duration: Double
    let pace: AnimatorTiming
  }

  /// The remaining motion as a single one; nil while the leg is paused, and if no timing equals that part of its own,
  /// as for a spring that runs backward.
  var motion: Motion? {
    guard rate != 0 else { return nil }
    let goal = rate > 0 ? 1.0 : 0.0
    guard let pace = beginFraction == 0 && rate > 0 ? timing : pace(until: goal) else { return nil }
    return Motion(
      from: progress(at: beginTime).undirected, to: from.moved(to: to, parts: AnimatorProgress(goal)).undirected,
      duration: abs(goal - beginFraction) / abs(rate), pace: pace)
  }

  /// Returns the pace of the part from the beginning to a fraction of the timing's own time.
  private func pace(until goal: Double) -> AnimatorTiming? {
    switch timing {
    case .cubic(let function): return function.part(from: beginFraction, to: goal).map { .cubic($0) }
    case .spring(let spring):
      guard goal == 1, spring.generation != .iOS7 || spring.timingFunction == .linear else { return nil }
      return rest(of: spring.curve, lasting: spring.duration)
    case .physics(let parameters):
      return goal == 1 && !timing.hasDirections ? rest(of: parameters.undirected, lasting: parameters.duration) : nil
    }
  }

  /// Returns the spring that moves from rest like the remainder of a spring with the given duration, in seconds.
  private func rest(of curve: SpringCurve, lasting duration: Double) -> AnimatorTiming? {
    let (time, speed) = (beginFraction * duration, rate * duration)
    let left = 1 - curve.value(at: time)
    guard abs(left) > 1e-9,
      let rest = try? SpringCurve(
        mass: curve.mass, stiffness: curve.stiffness * speed * speed, damping: curve.damping * speed,
        initialVelocity: curve.velocity(at: time) / left * speed)
    else { return nil }
    return .physics(SpringTimingParameters(rest))
  }
}
