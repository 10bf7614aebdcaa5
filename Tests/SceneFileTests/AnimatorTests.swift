import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Property animators in scene files.
@Suite struct AnimatorTests {
  private func x(_ steps: String, at time: Double) throws -> Double {
    let text = """
      canvas: {size: [100, 100]}
      duration: 20
      state: {target: 100, done: 0}
      layers: [{layer: box, size: [10, 10], position: [0, 0], backgroundColor: red}]
      animators:
        slide:
          animate: {box.position.x: target}
          duration: 2
          timingFunction: linear
          completion: {set: {box.opacity: if finished then 0.5 else 0.25}}
      start:
      \(steps)
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: time)
    let shown = try #require(stage.snapshot().nodes.last).properties
    return shown.position.x + (shown.opacity == 1 ? 0 : shown.opacity == 0.5 ? 1000 : 2000)
  }

  @Test(arguments: [
    // Starts, with what the state is then; ends, and says so.
    ("  - {startAnimator: slide}", 1.0, 50.0),
    ("  - {set: {target: 40}}\n  - {startAnimator: slide}", 1, 20),
    ("  - {startAnimator: slide}", 3, 1100),
    // Pauses and goes on.
    ("  - {startAnimator: slide}\n  - {pauseAnimator: slide, after: 0.5}", 5, 25),
    (
      "  - {startAnimator: slide}\n  - {pauseAnimator: slide, after: 0.5}\n  - {continueAnimator: slide, after: 4}",
      4.5,
      50
    ),
    // Goes on quicker.
    (
      "  - {startAnimator: slide}\n  - {pauseAnimator: slide, after: 1}\n"
        + "  - {continueAnimator: slide, after: 2, timingFunction: linear, durationFactor: 0.25}", 2.25, 75
    ),
    // Turns round, and ends where it began.
    ("  - {startAnimator: slide}\n  - {reverseAnimator: slide, after: 1}", 1.5, 25),
    ("  - {startAnimator: slide}\n  - {reverseAnimator: slide, after: 1}", 3, 2000),
    // Is held anywhere.
    ("  - {scrubAnimator: slide, to: 0.3}", 1, 30),
    ("  - {scrubAnimator: slide, to: 0.3}\n  - {stopAnimator: slide, at: end, after: 1}", 2, 1100),
    ("  - {scrubAnimator: slide, to: 0.3}\n  - {stopAnimator: slide, after: 1}", 2, 2030),
    // Can be started anew.
    ("  - {startAnimator: slide}\n  - {set: {target: 0}, after: 4}\n  - {startAnimator: slide, after: 4}", 5, 1050),
  ]) func animatorsFollowTheirSteps(steps: String, time: Double, x: Double) throws {
    #expect(abs(try self.x(steps, at: time) - x) < 1e-6)
  }

  @Test func mistakesAreReported() {
    let head = DiagnosticTests.head
    let unknown = DiagnosticTests.diagnostics(head + "start: [{startAnimator: slide}]\n").first
    #expect(unknown?.message == "no animator named ‘slide’")
    let bad = DiagnosticTests.diagnostics(head + "animators: {a: {animate: {bal.opacity: 1}, duration: 1}}\n").first
    #expect(bad?.message == "no layer named ‘bal’")
    let double = DiagnosticTests.diagnostics(head + "animators: {ball: {animate: {ball.opacity: 1}, duration: 1}}\n")
      .first
    #expect(double?.message.hasPrefix("the name ball is already in use") == true)
  }
}
