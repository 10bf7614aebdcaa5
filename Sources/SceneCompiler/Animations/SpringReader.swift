import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the parameters of springs, in the notation of each engine.
struct SpringReader: Sendable {
  /// The UIKit generation whose view animations the scene uses.
  var generation = UIKitGeneration.iOS8

  /// Reads a Core Animation spring: mass, stiffness, and damping; perceptual duration and bounce; or response and
  /// damping ratio.
  func coreAnimation(_ record: RecordValues) -> SpringCurve? {
    let notations = [
      [SpringKeys.mass.name, SpringKeys.stiffness.name, SpringKeys.damping.name],
      [SpringKeys.perceptualDuration.name, SpringKeys.bounce.name],
      [SpringKeys.response.name, SpringKeys.dampingRatio.name],
    ]
    let used = notations.map { keys in keys.filter { record.has($0) } }
    let found = used.filter { !$0.isEmpty }
    guard found.count <= 1 else {
      let names = found.compactMap(\.first).joined(separator: " and ")
      record.log.error(
        at: record.range, "conflicting spring parameters: \(names)",
        hint: "use one set: mass, stiffness, damping; perceptualDuration, bounce; or response, dampingRatio")
      return nil
    }
    let velocity = record.read(SpringKeys.velocity) ?? 0
    return attempt(record) { () throws(SpringError) in
      if !used[1].isEmpty {
        return try SpringCurve(
          perceptualDuration: record.read(SpringKeys.perceptualDuration) ?? 0.5,
          bounce: record.read(SpringKeys.bounce) ?? 0, initialVelocity: velocity)
      }
      if !used[2].isEmpty {
        return try SpringCurve(
          response: record.read(SpringKeys.response) ?? 0.5,
          dampingRatio: record.read(SpringKeys.dampingRatio) ?? 1, initialVelocity: velocity)
      }
      return try SpringCurve(
        mass: record.read(SpringKeys.mass) ?? 1, stiffness: record.read(SpringKeys.stiffness) ?? 100,
        damping: record.read(SpringKeys.damping) ?? 10, initialVelocity: velocity)
    }
  }

  /// Warns if a duration ends a spring before it settles; unlike SwiftUI's `duration`, it does not stretch the spring.
  static func warnOfCut(_ curve: SpringCurve, _ record: RecordValues) {
    guard let range = record.range(of: TimingKeys.duration), let duration = record.read(TimingKeys.duration),
      record.read(TimingKeys.removedOnCompletion) != false, record.read(TimingKeys.timingFunction) == nil
    else { return }
    let left = abs(1 - curve.value(at: duration))
    guard duration < curve.settlingDuration, left > 0.01 else { return }
    let percent = ((left * 1000).rounded() / 10).plainText
    let isPerceptual = [SpringKeys.bounce.name, SpringKeys.perceptualDuration.name].contains { record.has($0) }
    record.log.warning(
      at: range, "duration cuts the spring off at \(duration.plainText) s, with \(percent) % of the distance left",
      hint: isPerceptual
        ? "write perceptualDuration: \(duration.plainText) for SwiftUI's duration, and leave out duration"
        : "leave out duration: the spring takes \(((curve.settlingDuration * 100).rounded() / 100).plainText) s")
  }

  /// Reads a spring of JNWSpringAnimation; a spring that never settles is an error.
  func jnw(_ record: RecordValues) -> JNWSpring? {
    attempt(record) { () throws(SpringError) in
      let spring = try JNWSpring(
        damping: record.read(SpringKeys.damping) ?? 30, stiffness: record.read(SpringKeys.stiffness) ?? 300,
        mass: record.read(SpringKeys.mass) ?? 5)
      _ = try spring.motion(from: 0, to: 1)
      return spring
    }
  }

  /// Reads the constants of a Pop spring: bounciness and speed; tension, friction, and mass; or the notations that the
  /// other engines share, stiffness and damping, and response and damping ratio.
  ///
  /// The inner value is nil if there are none; the result is nil if they are invalid.
  func pop(_ record: RecordValues) -> PopDynamics?? {
    let used = Set(PopKeys.notations.flatMap(\.self)).filter { record.has($0) }.sorted()
    if used.isEmpty { return .some(nil) }
    guard let notation = PopKeys.notation(of: used) else {
      let pairs = used.lazy.flatMap { first in used.map { [first, $0] } }
      let names = pairs.first { PopKeys.notation(of: $0) == nil } ?? used
      record.log.error(
        at: record.range, "conflicting spring parameters: \(names.joined(separator: " and "))",
        hint: "use one set: bounciness and speed; tension, friction and mass; stiffness, damping and mass; "
          + "or response and dampingRatio")
      return nil
    }
    let standard = PopDynamics()
    let mass = record.read(PopKeys.mass) ?? 1
    return attempt(record) { () throws(SpringError) in
      switch notation {
      case 0:
        return try PopDynamics(
          bounciness: record.read(PopKeys.bounciness) ?? 4, speed: record.read(PopKeys.speed) ?? 12)
      case 1:
        return try PopDynamics(
          tension: record.read(PopKeys.tension) ?? standard.tension,
          friction: record.read(PopKeys.friction) ?? standard.friction, mass: mass)
      case 2:
        return try PopDynamics(
          tension: record.read(SpringKeys.stiffness) ?? 100, friction: record.read(SpringKeys.damping) ?? 10, mass: mass
        )
      default:
        let curve = try SpringCurve(
          response: record.read(SpringKeys.response) ?? 0.5, dampingRatio: record.read(SpringKeys.dampingRatio) ?? 1)
        return try PopDynamics(tension: curve.stiffness, friction: curve.damping)
      }
    }
  }

  /// Reads the spring of a UIKit animation block.
  func view(_ record: RecordValues, duration: Double, dampingRatio: Double) -> UIKitSpring? {
    attempt(record) { () throws(SpringError) in
      try UIKitSpring(
        duration: duration, dampingRatio: dampingRatio, velocity: record.read(SpringKeys.velocity) ?? 0,
        generation: generation)
    }
  }

  private func attempt<Spring>(
    _ record: RecordValues, _ make: () throws(SpringError) -> Spring
  ) -> Spring? {
    do throws(SpringError) {
      return try make()
    } catch {
      record.log.error(at: record.range, "\(error)")
      return nil
    }
  }
}
