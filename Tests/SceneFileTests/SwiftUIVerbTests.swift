import Foundation
import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// SwiftUI's steps in scene files.
@Suite struct SwiftUIVerbTests {
  private func stage(_ steps: String) throws -> Stage {
    let text = """
      canvas: {size: [100, 100]}
      duration: 100
      state: {far: false}
      motions: {quick: {animation: snappy, duration: 0.3}}
      layers:
        - {layer: box, size: [10, 10], position: [0, 0]}
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func shown(_ stage: Stage, at time: Double) throws -> LayerProperties {
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.last).properties
  }

  @Test(
    "Each word is the spring that SwiftUI documents",
    arguments: [
      ("animation: smooth", 0.5, 1.0), ("animation: snappy", 0.5, 0.85), ("animation: bouncy", 0.5, 0.7),
      ("animation: bouncy, duration: 0.8, extraBounce: 0.1", 0.8, 0.6), ("animation: spring", 0.5, 1.0),
      ("animation: spring, duration: 0.4, bounce: 0.25", 0.4, 0.75),
      ("animation: spring, bounce: -0.5", 0.5, 2.0),
      ("animation: spring, response: 0.3", 0.3, 0.825),
      ("animation: spring, dampingFraction: 0.6", 0.5, 0.6),
      ("animation: interactiveSpring", 0.15, 0.85),
      ("animation: interactiveSpring, dampingFraction: 0.5", 0.15, 0.5),
      ("animation: interactiveSpring, response: 0.2", 0.2, 0.86),
      ("animation: interpolatingSpring", 0.5, 1.0),
      ("animation: interpolatingSpring, stiffness: 100, damping: 10", 2 * Double.pi / 10, 0.5),
      ("animation: interpolatingSpring, mass: 4, stiffness: 100, damping: 80", 2 * Double.pi / 5, 2.0),
      ("delay: 0", 0.55, 1.0), ("motion: quick", 0.3, 0.85),
    ] as [(String, Double, Double)])
  func words(parameters: String, response: Double, ratio: Double) throws {
    let stage = try stage("  - {swiftui: {box.position.y: 100}, \(parameters)}")
    let w = 2 * Double.pi / response
    for time in [0.05, 0.15] {
      let left: Double
      if ratio < 1 {
        let swing = w * (1 - ratio * ratio).squareRoot()
        left = exp(-ratio * w * time) * (cos(swing * time) + ratio * w / swing * sin(swing * time))
      } else if ratio == 1 {
        left = (1 + w * time) * exp(-w * time)
      } else {
        let root = (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (w * (ratio - root), w * (ratio + root))
        left = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      }
      let y = try shown(stage, at: time).position.y
      #expect(abs(y - 100 * (1 - left)) < 1e-6, "\(parameters) at \(time): \(y)")
    }
  }

  @Test(
    "Curves take 0.35 s unless they say",
    arguments: [
      ("animation: linear", TimingFunction.linear, 0.35), ("animation: easeIn", .easeIn, 0.35),
      ("animation: easeOut, duration: 1", .easeOut, 1.0), ("animation: easeInOut", .easeInEaseOut, 0.35),
      ("animation: timingCurve, controlPoints: [0.2, 0, 0, 1]", TimingFunction(0.2, 0, 0, 1), 0.35),
      ("animation: linear, speed: 0.5, duration: 0.5", .linear, 1.0),
    ] as [(String, TimingFunction, Double)])
  func curves(parameters: String, function: TimingFunction, duration: Double) throws {
    let stage = try stage("  - {swiftui: {box.position.y: 100}, delay: 0.2, \(parameters)}")
    #expect(try shown(stage, at: 0.1).position.y == 0)
    let y = try shown(stage, at: 0.3).position.y
    #expect(abs(y - 100 * function.value(at: 0.1 / duration)) < 1e-9)
    #expect(try shown(stage, at: 1.3).position.y == 100)
  }

  @Test("Completions wait for the logical end, or for the removal") func completions() throws {
    let stage = try stage(
      """
        - {swiftui: {box.position.y: 100}, animation: bouncy, completion: {set: {box.cornerRadius: 3}}}
        - {swiftui: {box.opacity: 0.5}, animation: smooth, completionCriteria: removed, completion: {set: {box.zPosition: 3}}}
      """)
    #expect(try shown(stage, at: 0.49).cornerRadius == 0)
    #expect(try shown(stage, at: 0.51).cornerRadius == 3)
    #expect(try shown(stage, at: 0.7).zPosition == 0)
    #expect(try shown(stage, at: 0.8).zPosition == 3)
  }

  @Test("Keyframes of each kind") func keyframes() throws {
    let stage = try stage(
      """
        - keyframeAnimator:
            box.position.x:
              - {linear: 50, duration: 0.5}
              - {move: 20}
              - {cubic: 30, duration: 0.4, startVelocity: 0, endVelocity: 0}
            box.transform.rotation: [{linear: 90, duration: 1, timingCurve: easeIn}]
            box.opacity: [{spring: 0.5, perceptualDuration: 0.4, bounce: 0.2, duration: 0.3}]
      """)
    let first = try shown(stage, at: 0.25)
    #expect(abs(first.position.x - 25) < 1e-9)
    let angle = TransformComponent.rotation.value(in: first.transform)
    #expect(abs(angle - TimingFunction.easeIn.value(at: 0.25) * .pi / 2) < 1e-9)
    let (w, z) = (2 * Double.pi / 0.4, 0.8)
    let swing = w * (1 - z * z).squareRoot()
    let left = exp(-z * w * 0.25) * (cos(swing * 0.25) + z * w / swing * sin(swing * 0.25))
    #expect(abs(first.opacity - (0.5 + 0.5 * left)) < 1e-9)
    #expect(abs(try shown(stage, at: 0.7).position.x - 25) < 1e-9, "half way of a smooth step from 20 to 30")
    #expect(try shown(stage, at: 1.5).position.x == 30)
  }

  @Test("Phases go from the first through the others and back, each when the one before is logically complete")
  func phases() throws {
    let stage = try stage(
      """
        - phaseAnimator:
            - {set: {box.position.x: 0}, animation: linear, duration: 0.5}
            - {set: {box.position.x: 100}, animation: linear, duration: 1}
            - {set: {box.position.x: 40}, animation: linear, duration: 0.5, delay: 0.25}
          completion: {set: {box.cornerRadius: 3}}
      """)
    // To the second in 1 s, held 0.25 s, to the third in 0.5 s, back to the first in 0.5 s.
    for (time, x) in [(0.5, 50.0), (1.0, 100), (1.2, 100), (1.5, 70), (2.0, 20), (2.25, 0), (5, 0)] {
      #expect(abs(try shown(stage, at: time).position.x - x) < 1e-9, "\(time)")
    }
    #expect(try shown(stage, at: 6).cornerRadius == 3)
  }

  @Test("Phases repeat forever when asked to") func repeatingPhases() throws {
    let stage = try stage(
      """
        - phaseAnimator:
            - {set: {box.position.x: 0}, animation: linear, duration: 0.5}
            - {set: {box.position.x: 100}, animation: linear, duration: 0.5}
          repeating: true
      """)
    for (time, x) in [(0.25, 50.0), (0.5, 100), (0.75, 50), (1.25, 50), (1.5, 100), (50.25, 50), (50.5, 100)] {
      #expect(abs(try shown(stage, at: time).position.x - x) < 1e-9, "\(time)")
    }
  }

  @Test("A phase lasts a tick, however fast its animation is") func fastPhases() throws {
    let stage = try stage(
      """
        - phaseAnimator:
            - {set: {box.position.x: 0}, animation: linear, duration: 0.0001, speed: 1000}
            - {set: {box.position.x: 100}, animation: linear, duration: 0.0001, speed: 1000}
          repeating: true
      """)
    for tick in 1...120 {
      #expect(try shown(stage, at: Double(tick) / 60).position.x == (tick % 2 == 1 ? 100 : 0), "\(tick)")
    }
  }

  @Test("A step is removed by its property") func removal() throws {
    let stage = try stage(
      """
        - {swiftui: {box.position.y: 100}, animation: linear, duration: 2}
        - {remove: box.position, after: 1}
      """)
    #expect(abs(try shown(stage, at: 0.99).position.y - 49.5) < 1)
    #expect(try shown(stage, at: 1.01).position.y == 100)
  }

  private static let slips: [(String, String, String?)] = [
    ("swiftui: {box.opacity: 0}, animation: bouncey", "‘bouncey’ is not", "did you mean bouncy?"),
    (
      "swiftui: {box.opacity: 0}, animation: snappy, response: 0.4", "snappy does not take response",
      "it takes duration, extraBounce; response is for spring, interactiveSpring"
    ),
    ("swiftui: {box.opacity: 0}, bounce: 0.4", "default does not take bounce", nil),
    (
      "swiftui: {box.opacity: 0}, animation: spring, bounce: 0.4, dampingFraction: 0.5",
      "conflicting spring parameters: bounce and dampingFraction",
      "use one set: duration, bounce; or response, dampingFraction"
    ),
    (
      "swiftui: {box.opacity: 0}, animation: bouncy, extraBounce: 0.9",
      "bounce must be greater than -1 and at most 1, but is 1.2", nil
    ),
    ("swiftui: {box.opacity: 0}, animation: timingCurve", "timingCurve needs controlPoints", nil),
    ("swiftui: {box.opacity: 0}, animation: interpolatingSpring, mass: 2", "interpolatingSpring needs stiffness", nil),
    ("swiftui: {box.opacity: 0}, repeatCount: 1.5", "repeatCount must be a whole number, but is 1.5", nil),
    ("swiftui: {box.opacity: 0}, repeatCount: 0", "0 is out of range", nil),
    ("swiftui: {box.opacity: 0}, bounciness: 4", "swiftui has no ‘bounciness’", nil),
    ("swiftui: {box.opacty: 0}", "no animatable property named ‘opacty’", "did you mean opacity?"),
    (
      "keyframeAnimator: {box.transform: [{move: identity}]}", "SwiftUI has no keyframes for transform, a transform",
      nil
    ),
    ("keyframeAnimator: {box.opacity: [{linar: 0, duration: 1}]}", "unknown kind of keyframe", "did you mean linear?"),
    ("keyframeAnimator: {box.opacity: [{linear: 0}]}", "linear needs duration", nil),
    ("keyframeAnimator: {box.opacity: 1}", "expected a list of keyframes", nil),
    ("phaseAnimator: [{set: {box.opacity: 1}}]", "phaseAnimator needs at least two phases", nil),
  ]

  @Test(arguments: Self.slips)
  func mistakesAreReported(step: String, message: String, hint: String?) throws {
    let error = try #require(throws: SceneFileError.self) { try stage("  - {\(step)}") }
    let first = try #require(error.diagnostics.first)
    #expect(first.message.hasPrefix(message), "\(error)")
    if let hint { #expect(first.hint == hint, "\(error)") }
  }
}
