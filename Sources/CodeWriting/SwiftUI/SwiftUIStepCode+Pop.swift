import LayerTree
import Motion
import SceneProgram

/// Writes Pop springs as SwiftUI springs.
extension SwiftUIStepCode {
  /// The time in seconds that a spring advances in Pop's solver per second, on a display with 60 frames per second.
  ///
  /// The rest of a frame after the last full step is interpolated, and the next frame starts with the result, so 50
  /// milliseconds count as 49 (`POPSpringSolver.h`).
  private static let popPace = 0.98

  /// Returns a number with at most four decimals.
  private func rounded(_ number: Double) -> String { SwiftText.number((number * 10000).rounded() / 10000) }

  /// Returns a comment for a step that may retarget a running Pop spring, once for successive steps.
  ///
  /// Pop's display link fires after the events of a tick, and advances a running spring by that tick toward its new target
  /// (`POPAnimator.mm`). In SwiftUI, the tick is the new spring's time 0.
  func retargetRemark(_ step: OutlineStep, among others: [OutlineStep]) -> [String] {
    guard retargets(step) else { return [] }
    if let previous = others.prefix(while: { $0.line != step.line }).last, previous.condition == nil,
      previous.delay == nil, retargets(previous)
    {
      return []
    }
    return ["// A spring that still runs turns one frame earlier with Pop."]
  }

  /// Returns true if a step may retarget a running Pop spring.
  private func retargets(_ step: OutlineStep) -> Bool {
    if case .pop(.pop, _) = step.action { !replaces(step) && states.mayRetarget(step) } else { false }
  }

  /// Returns true if a step replaces a running Pop animation instead of retargeting it.
  private func replaces(_ step: OutlineStep) -> Bool {
    guard let value = step.parameters["whenRunning"] else { return false }
    if case .text(let word)? = value.expression { return word == "replace" }
    return value.text == "replace"
  }

  /// Returns Pop springs, which keep their velocity as SwiftUI's springs do.
  func pop(_ pops: [OutlinePop], _ step: OutlineStep) throws(Omission) -> [String] {
    let parameters = step.parameters
    let others = [
      "beginTime", "repeatCount", "repeatForever", "autoreverses", "additive", "roundingFactor", "clampMode",
    ]
    if let other = others.first(where: { parameters[$0] != nil }) { throw Omission(message: other) }
    let (tension, friction) = (try constant("tension", parameters), try constant("friction", parameters))
    let (bounciness, speed) = (try constant("bounciness", parameters), try constant("speed", parameters))
    let (stiffness, damping) = (try constant("stiffness", parameters), try constant("damping", parameters))
    let (response, ratio) = (try constant("response", parameters), try constant("dampingRatio", parameters))
    let mass = try constant("mass", parameters) ?? 1
    let dynamics: PopDynamics? =
      if response != nil || ratio != nil {
        (try? SpringCurve(response: response ?? 0.5, dampingRatio: ratio ?? 1)).flatMap {
          try? PopDynamics(tension: $0.stiffness, friction: $0.damping)
        }
      } else if stiffness != nil || damping != nil {
        try? PopDynamics(tension: stiffness ?? 100, friction: damping ?? 10, mass: mass)
      } else if tension != nil || friction != nil || mass != 1 {
        try? PopDynamics(
          tension: tension ?? PopDynamics().tension, friction: friction ?? PopDynamics().friction, mass: mass)
      } else {
        try? PopDynamics(bounciness: bounciness ?? 4, speed: speed ?? 12)
      }
    guard let dynamics,
      let curve = try? SpringCurve(mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction)
    else { throw Omission(message: "a spring with invalid constants") }
    let text =
      ".spring(duration: \(rounded(curve.perceptualDuration / Self.popPace)), bounce: \(rounded(curve.bounce)))"
    if replaces(step) {
      writer.omit("line \(step.line), pop: SwiftUI's springs keep their velocity when they are replaced")
    }
    var (starts, ends): ([String], [String]) = ([], [])
    for pop in pops {
      guard case .layer(let layer, let property) = pop.subject else { throw Omission(message: "a spring of a state") }
      guard let keyPath = SwiftUIFacet.keyPath(ofPop: property.name), let to = pop.to else {
        throw Omission(message: "views have no \(property.name)")
      }
      if pop.velocity != nil {
        writer.omit("line \(step.line), pop: the initial velocity of \(property.name)")
      }
      if let from = pop.from { starts += try assignment(of: layer, keyPath, from).map { "\($0.target) = \($0.value)" } }
      ends += try assignment(of: layer, keyPath, to).map { "\($0.target) = \($0.value)" }
    }
    return after(starts, wrapped(ends, in: text, step))
  }
}
