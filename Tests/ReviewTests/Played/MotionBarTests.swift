import Flipbook
import LayerTree
import TestSupport
import Testing

@testable import Review

/// The bars of the timeline: when motions began and ended, and the steps that added them.
@Suite struct MotionBarTests {
  private func bars(_ steps: String) throws -> [MotionBar] {
    let text = """
      canvas: {size: [200, 200]}
      duration: 2
      layers:
        - {layer: card, frame: [20, 60, 160, 100], backgroundColor: blue}
      start:
      \(steps)
      """
    let scene = try Scene(text: text, file: "bars.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    let trace = try scene.trace()
    return MotionBar.all(in: trace, TimingTable(title: "", trace: trace))
  }

  @Test("A bar begins after its delay, and belongs to its step")
  func delay() throws {
    let bar = try #require(try bars("  - {basic: card.opacity, to: 0.5, duration: 0.5, after: 0.25}").first)
    #expect(bar.layer == "card" && bar.property == "opacity" && bar.cause == "start")
    #expect(abs(bar.begin - 0.25) < 1e-9 && abs(bar.end - 0.75) < 0.02 && bar.ending == .finished)
    #expect(bar.step == StepOrigin(file: 0, line: 6, column: 6))
  }

  @Test("A spring has a time at which it has settled, before its end")
  func spring() throws {
    let bar = try #require(try bars("  - {spring: card.position.x, to: 150, stiffness: 200, damping: 12}").first)
    let settled = try #require(bar.settled)
    #expect(bar.begin < settled && settled <= bar.end)
  }

  @Test("A replaced motion is interrupted, one that goes on is running, and Pop keeps a retargeted one")
  func endings() throws {
    let replaced = try bars(
      "  - {basic: card.opacity, to: 0, duration: 1, key: fade}\n"
        + "  - {basic: card.opacity, to: 1, duration: 3, key: fade, after: 0.5}")
    #expect(replaced.map(\.ending) == [.interrupted, .running])
    #expect(abs(replaced[0].end - 0.5) < 0.02 && abs(replaced[1].end - 2) < 1e-6)
    let popped = try bars(
      "  - {pop: card.position.x, to: 150}\n  - {pop: card.position.x, to: 60, after: 0.2}")
    #expect(popped.count == 1 && popped[0].retargets.count == 1)
  }

  @Test("Keyframes have their times")
  func keyframes() throws {
    let bar = try #require(
      try bars("  - {keyframes: card.position.x, values: [100, 140, 100], keyTimes: [0, 0.4, 1], duration: 0.6}").first)
    #expect(bar.keyTimes == [0, 0.4, 1])
  }
}
