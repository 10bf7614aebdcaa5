import Motion

extension AnimatorLeg {
  /// A motion between two progress values over the whole duration of its timing.
  struct Motion {
    /// The initial progress of values without a direction.
    let from: Double
    /// The final progress.
    let to: Double
    /// The duration in seconds.
    let duration: Double
    let pace: AnimatorTiming
  }

  /// The rest of the leg as a motion with its own timing.
  ///
  /// Nil while the leg is paused, or if no timing describes the remaining part, as for a spring that runs backward.
  var motion: Motion? {
    guard rate != 0 else { return nil }
    let goal = rate > 0 ? 1.0 : 0.0
    guard let pace = beginFraction == 0 && rate > 0 ? timing : pace(until: goal) else { return nil }
    return Motion(
      from: progress(at: beginTime).undirected, to: from.moved(to: to, parts: AnimatorProgress(goal)).undirected,
      duration: abs(goal - beginFraction) / abs(rate), pace: pace)
  }

  /// Returns the timing of the part between the leg's begin fraction and another fraction of its timing.
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

  /// Returns a spring that starts at rest and moves like the remainder of a spring with the given duration, in seconds.
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
