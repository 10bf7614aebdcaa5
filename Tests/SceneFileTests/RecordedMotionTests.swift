import Foundation
import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Motion that devices show otherwise than expected, as recorded, in scene files.
@Suite struct RecordedMotionTests {
  private func stage(_ steps: String, layer: String = "") throws -> Stage {
    let text = """
      canvas: {size: [400, 400], displayRate: 100}
      duration: 4
      layers:
        - {layer: a, position: [0, 0], size: [10, 10]\(layer)}
        - {layer: mark, position: [0, 0], size: [10, 10]}
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func shown(_ stage: Stage, at time: Double) throws -> LayerProperties {
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.first { $0.name == "a" }).properties
  }

  @Test func negativeBounceOvershoots() throws {
    let stage = try stage("  - {spring: a.position.x, from: 0, to: 100, perceptualDuration: 0.4, bounce: -0.2}")
    #expect(abs(try shown(stage, at: 0.05).position.x - 94.79) < 0.01)
    #expect(abs(try shown(stage, at: 0.12).position.x - 109.91) < 0.01)
  }

  @Test func overdampedParametersAreClampedAndEnd() throws {
    let stage = try stage(
      """
        - {animate: {a.position.x: 100}, mass: 1, stiffness: 100, damping: 40, completion: {set: {mark.position.x: time}}}
      """)
    #expect(abs(try shown(stage, at: 0.1).position.x - 100 * (1 - 2 * exp(-1))) < 1e-9)
    _ = try shown(stage, at: 1)
    let mark = try #require(stage.snapshot().nodes.first { $0.name == "mark" }).properties.position.x
    #expect(abs(mark - 0.93) < 1e-9, "0.9235 s, at the next tick")
  }

  @Test(
    "SwiftUI's angles are numbers",
    arguments: [
      ("a.transform.rotation: 270", 135.0, 270.0), ("a.transform.rotation: 360", 180, 360),
      ("a.transform.rotation: -270", -135, -270), ("a.transform.rotation: 540", 270, 540),
      ("a.transform: {rotate: 270}", 135, 270), ("a.transform: [{scale: 2}, {rotate: 400}]", 200, 400),
      ("a.transform.rotation.z: 200", 100, 200), ("a.transform.rotation: 90", 45, 90),
    ] as [(String, Double, Double)])
  func angles(change: String, half: Double, end: Double) throws {
    let stage = try stage("  - {swiftui: {\(change)}, animation: linear, duration: 1}")
    for (time, degrees) in [(0.25, half / 2), (0.5, half), (1, end)] {
      let angle = TransformComponent.rotation.value(in: try shown(stage, at: time).transform)
      let error = (angle - degrees * .pi / 180).remainder(dividingBy: 2 * .pi)
      #expect(abs(error) < 1e-9, "\(change) at \(time) s")
    }
  }

  @Test(arguments: ["x", "y"]) func anglesInSpaceAreNumbers(axis: String) throws {
    let stage = try stage("  - {swiftui: {a.transform.rotation.\(axis): 270}, animation: linear, duration: 1}")
    for time in [0.25, 0.5, 0.75] {
      let angle = 1.5 * Double.pi * time
      let expected = axis == "x" ? Transform3D.rotationX(radians: angle) : .rotationY(radians: angle)
      let distance = AnimatableValue.transform(try shown(stage, at: time).transform).distance(to: .transform(expected))
      #expect(distance < 1e-9, "at \(time) s")
    }
  }

  @Test func anglesGoOnFromTheNumber() throws {
    let stage = try stage(
      """
        - {swiftui: {a.transform.rotation: 270}, animation: linear, duration: 1}
        - {swiftui: {a.transform.scale: 2}, animation: linear, duration: 1, after: 1}
        - {swiftui: {a.transform.rotation: 0}, animation: linear, duration: 1, after: 2}
      """)
    let angle = TransformComponent.rotation.value(in: try shown(stage, at: 2.5).transform)
    #expect(abs((angle - 0.75 * .pi).remainder(dividingBy: 2 * .pi)) < 1e-9, "back by 270°")
  }

  @Test func blocksTurnTheShortWay() throws {
    let stage = try stage("  - {animate: {a.transform.rotation: 270}, duration: 1, options: [curveLinear]}")
    let angle = TransformComponent.rotation.value(in: try shown(stage, at: 0.5).transform)
    #expect(abs(angle + .pi / 4) < 1e-9)
  }

  @Test func hiddenFadesUnlessItHasNoAction() throws {
    for (actions, fades) in [("", true), (", actions: {hidden: none}", false)] {
      let stage = try stage(
        "  - {transaction: {a.hidden: true}, duration: 0.4, timingFunction: linear}", layer: actions)
      try stage.advance(to: 0.1)
      #expect(stage.snapshot().nodes.contains { $0.crossFade?.progress == 0.25 } == fades)
    }
  }

  @Test func shortListsOfKeyTimesPlayTheCommonPrefix() throws {
    let stage = try stage("  - {keyframes: a.opacity, values: [1, 0, 0.5], keyTimes: [0, 0.5], duration: 2}")
    #expect(abs(try shown(stage, at: 0.5).opacity - 0.5) < 1e-12)
    #expect(abs(try shown(stage, at: 1.5).opacity) < 1e-12)
  }
}
