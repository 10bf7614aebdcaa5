import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// `animate(springDuration:bounce:)` and `UISpringTimingParameters(duration:bounce:)` in scenes.
@Suite struct SpringDurationTests {
  private func stage(_ steps: String, animators: String = "{}") throws -> Stage {
    let text = """
      canvas: {size: [400, 400], displayRate: 1000}
      duration: 4
      layers:
        - {layer: a, position: [0, 0], size: [10, 10]}
        - {layer: mark, position: [0, 0], size: [10, 10]}
      animators: \(animators)
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func position(_ name: String, _ stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.first { $0.name == name }).properties.position.x
  }

  @Test(arguments: [(0.4, 0.0, 0.5879206904583738), (0.4, -0.2, 0.5879206904583738), (0.5, 0.3, 0.8629552831744205)])
  func blocksPlayTheSpringAndEnd(duration: Double, bounce: Double, end: Double) throws {
    let stage = try stage(
      """
        - {animate: {a.position.x: 100}, springDuration: \(duration), bounce: \(bounce), completion: {set: {mark.position.x: time}}}
      """)
    let curve = try SpringCurve(perceptualDuration: duration, bounce: bounce)
    #expect(abs(try position("a", stage, at: 0.05) - 100 * curve.value(at: 0.05)) < 1e-9)
    #expect(abs(try position("mark", stage, at: 2) - (end * 1000).rounded(.up) / 1000) < 1e-9)
  }

  @Test func theyHaveAVelocityAndDefaults() throws {
    let stage = try stage("  - {animate: {a.position.x: 100}, bounce: 0.3, velocity: 4}")
    let curve = try SpringCurve(perceptualDuration: 0.5, bounce: 0.3, initialVelocity: 4)
    #expect(abs(try position("a", stage, at: 0.02) - 100 * curve.value(at: 0.02)) < 1e-9)
  }

  @Test func animatorsAreCriticalBelowZero() throws {
    let stage = try stage(
      "  - {startAnimator: go}",
      animators: "{go: {animate: {a.position.x: 100}, springDuration: 0.4, bounce: -0.2, "
        + "completion: {set: {mark.position.x: time}}}}")
    let critical = try SpringCurve(response: 0.4, dampingRatio: 1)
    #expect(abs(try position("a", stage, at: 0.05) - 100 * critical.value(at: 0.05)) < 1e-9)
    #expect(abs(try position("mark", stage, at: 2) - 0.588) < 2e-3)
  }

  @Test(
    arguments: [
      (
        "{animate: {a.opacity: 0}, springDuration: 0.4, damping: 0.5}",
        "a spring with springDuration cannot have damping"
      ),
      (
        "{animate: {a.opacity: 0}, springDuration: 0.4, timingFunction: linear}",
        "a spring cannot have a timingFunction"
      ),
      (
        "{animate: {a.opacity: 0}, springDuration: 0.4, duration: 1}",
        "a spring with springDuration takes springDuration"
      ),
      ("{animate: {a.opacity: 0}, springDuration: 0.4, bounce: 2}", "2 is out of range"),
      ("{animate: {a.opacity: 0}, springDuraton: 0.4}", "animate has no ‘springDuraton’"),
    ] as [(String, String)])
  func mistakesAreErrors(step: String, message: String) {
    let scene = "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\nstart: \(step)\n"
    #expect(DiagnosticTests.diagnostics(scene).contains { $0.message.hasPrefix(message) })
  }
}
