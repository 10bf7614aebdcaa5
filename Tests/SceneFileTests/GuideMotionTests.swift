import Foundation
import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// The scenes of the guide move by the reference numbers, seen from outside: the file read, the stage played.
@Suite struct GuideMotionTests {
  struct Motion: Sendable {
    let file: String
    let layer: String
    let property: AnimatableProperty
    let row: String
    /// When the animation begins.
    let begin: Double
    /// The model's value, to which the table's is added.
    let model: Double
  }

  @Test(arguments: [
    Motion(
      file: "wrong-choice/shake.yaml", layer: "piece(0,0)", property: .anchorPointX,
      row: "shake_anchorPoint.x_additive", begin: 0.5, model: 0.5),
    Motion(
      file: "wrong-choice/shake.yaml", layer: "piece(2,1)", property: .anchorPointX,
      row: "shake_anchorPoint.x_additive", begin: 2.5, model: 0.5),
    Motion(
      file: "onboarding/living-room.yaml", layer: "pictureFrame", property: .transformRotation,
      row: "pictureFrame_rotation", begin: 0.75, model: 20 * .pi / 180),
    Motion(
      file: "onboarding/living-room.yaml", layer: "leftArm", property: .transformRotation, row: "leftArm_rotation",
      begin: 0.75, model: -0.610865),
    Motion(
      file: "onboarding/living-room.yaml", layer: "rightArm", property: .transformRotation,
      row: "rightArm_rotation_proposed", begin: 0.75, model: 0.610865),
  ])
  func keyframesFollowTheTable(motion: Motion) throws {
    let stage = try ScenesOfTheProjectTests.scene(motion.file).makeStage()
    let table = try ReferenceTable("keyframes").rows
    let rows = try table.filter { try $0["case"] == motion.row }
    #expect(rows.count > 100)
    for row in rows.dropLast() {
      let time = motion.begin + (try row.number("time"))
      try stage.advance(to: time)
      let node = try #require(stage.snapshot().nodes.first { $0.name == motion.layer })
      let expected = motion.model + (try row.number("value"))
      let distance = motion.property.value(in: node.properties).distance(to: .number(expected))
      #expect(distance < 1e-6, "\(row.testDescription)")
    }
  }

  /// A Pop animation of a scene, and its rows in the table.
  struct PopMotion: Sendable {
    let file: String
    let layer: String
    let property: PopLayerProperty
    let row: String
    /// When the animation is added.
    let begin: Double
    /// What the scene's coordinates lie beside the table's.
    var offset = 0.0
    var settings = SceneSettings()
  }

  @Test(arguments: [
    PopMotion(file: "pop/red-ball.yaml", layer: "ball", property: .scaleXY, row: "redball_scale", begin: 0.5),
    PopMotion(file: "pop/three-balls.yaml", layer: "redBall", property: .scaleXY, row: "ball_b5_s10", begin: 0.5),
    PopMotion(file: "pop/three-balls.yaml", layer: "blueBall", property: .scaleXY, row: "ball_b12_s10", begin: 1.3),
    PopMotion(file: "pop/three-balls.yaml", layer: "greenBall", property: .scaleXY, row: "ball_b20_s10", begin: 2.1),
    PopMotion(file: "pop/orange-square.yaml", layer: "square", property: .scaleXY, row: "square_scale", begin: 0.5),
    PopMotion(
      file: "pop/orange-square.yaml", layer: "square", property: .positionX, row: "square_positionX", begin: 0.5,
      offset: -60),
    PopMotion(file: "pop/orange-square.yaml", layer: "square", property: .rotation, row: "square_rotation", begin: 0.5),
    PopMotion(
      file: "pop/orange-square.yaml", layer: "square", property: .backgroundColor, row: "square_color", begin: 0.5),
    PopMotion(
      file: "pop/hamburger.yaml", layer: "top", property: .rotation, row: "hamburger_top_rotate", begin: 38.0 / 60),
    PopMotion(
      file: "pop/hamburger.yaml", layer: "bottom", property: .rotation, row: "hamburger_bottom_rotate",
      begin: 38.0 / 60),
    PopMotion(
      file: "pop/hamburger.yaml", layer: "top", property: .translationY, row: "hamburger_top_translate",
      begin: 38.0 / 60),
    PopMotion(
      file: "pop/hamburger.yaml", layer: "bottom", property: .translationY, row: "hamburger_bottom_translate",
      begin: 38.0 / 60),
  ])
  func popWritesTheTable(motion: PopMotion) throws {
    let stage = try ScenesOfTheProjectTests.scene(motion.file, motion.settings).makeStage()
    let table = try ReferenceTable("pop_spring").rows
    let rows = try table.filter { try $0["case"] == motion.row }
    #expect(rows.count > 20)
    for row in rows {
      try stage.advance(to: motion.begin + (try row.number("time")))
      let node = try #require(stage.snapshot().nodes.first { $0.name == motion.layer })
      let component = try row.integer("component")
      let shown = try #require(motion.property.value(in: node.properties).allComponents.dropFirst(component).first)
      let expected = motion.offset + (try row.number("value"))
      // An angle comes back from the matrix without its whole turns.
      let difference =
        motion.property == .rotation ? remainder(shown - expected, 2 * .pi) : shown - expected
      #expect(abs(difference) < 1e-9 * max(1, abs(expected)) * 10, "\(row.testDescription)")
    }
  }

  @Test func theFadeTakesAFifthOfASecond() throws {
    let file = "gesture-driven/fade.yaml"
    let text = try String(contentsOf: ScenesOfTheProjectTests.folder.appending(path: file), encoding: .utf8)
    let scene = try Scene(text: text, file: file) { _ in .failure(ImageNotFound(message: "no pictures")) }
    let stage = scene.makeStage()
    let table = try ReferenceTable("timing_functions").rows
    for row in try table.filter({ try $0["curve"] == "easeInEaseOut" }) {
      try stage.advance(to: 0.6 + 0.2 * (try row.number("t")))
      let card = try #require(stage.snapshot().nodes.first { $0.name == "card" })
      #expect(abs(card.properties.opacity - (1 - (try row.number("y")))) < 1e-7)
    }
  }
}
