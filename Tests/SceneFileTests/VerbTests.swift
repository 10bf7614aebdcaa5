import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import TestSupport
import Testing

/// What a scene file says moves by the numbers of the engine it names.
@Suite struct VerbTests {
  private func stage(_ steps: String, head: String = "") throws -> Stage {
    let text = """
      canvas: {size: [100, 100]}
      duration: 100
      \(head)
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

  @Test func springsFollowCoreAnimation() throws {
    let rows = Dictionary(
      uniqueKeysWithValues: try ReferenceTable("ca_spring").groups(by: "case").map { ($0.key, $0.rows) })
    var checked = 0
    for settings in try ReferenceTable("ca_spring_cases").rows where try !settings.flag("allows_overdamping") {
      let stage = try stage(
        """
          - spring: box.position.x
            from: 0
            to: 100
            mass: \(try settings["mass"])
            stiffness: \(try settings["stiffness"])
            damping: \(try settings["damping"])
            velocity: \(try settings["initial_velocity"])
            duration: 90
        """)
      for row in try #require(rows[try settings["case"]]) {
        let x = try shown(stage, at: row.number("time")).position.x
        #expect(abs(x - 100 * (try row.number("progress"))) < 1e-6, "\(row.testDescription)")
        checked += 1
      }
    }
    #expect(checked > 1000)
  }

  @Test func aSpringLastsUntilItSettles() throws {
    let stage = try stage("  - {spring: box.position.x, from: 0, to: 100}")
    #expect(try shown(stage, at: 1.47).position.x > 99)
    #expect(try shown(stage, at: 1.5).position.x == 0, "and snaps back, since the model was not set")
  }

  @Test(arguments: [
    "mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172",
    "perceptualDuration: 0.5, bounce: 0.5", "response: 0.5, dampingRatio: 0.5",
  ])
  func notationsOfOneSpringAgree(notation: String) throws {
    let stage = try stage("  - {spring: box.position.x, from: 0, to: 100, \(notation), duration: 2}")
    let expected = try SpringCurve(perceptualDuration: 0.5, bounce: 0.5).value(at: 0.2) * 100
    #expect(abs(try shown(stage, at: 0.2).position.x - expected) < 1e-9)
  }

  @Test func jnwFollowsItsLibrary() throws {
    let rows = Dictionary(
      uniqueKeysWithValues: try ReferenceTable("jnw_spring").groups(by: "case").map { ($0.key, $0.rows) })
    var checked = 0
    for settings in try ReferenceTable("jnw_spring_cases").rows {
      let (from, to) = (try settings.number("from"), try settings.number("to"))
      let stage = try stage(
        """
          - jnw: box.position.x
            from: \(from)
            to: \(to)
            damping: \(try settings["damping"])
            stiffness: \(try settings["stiffness"])
            mass: \(try settings["mass"])
            updateModel: true
        """)
      for row in try #require(rows[try settings["case"]]) where try !row.flag("ended") {
        let x = try shown(stage, at: row.number("time")).position.x
        #expect(abs(x - (try row.number("value"))) < 1e-6 * max(1, abs(to - from)), "\(row.testDescription)")
        checked += 1
      }
    }
    #expect(checked > 1000)
  }

  @Test(arguments: [("iOS: 7", "uikit_spring_ios7"), ("iOS: 8", "uikit_spring"), ("", "uikit_spring")])
  func blocksSpringByTheirGeneration(head: String, table: String) throws {
    let stage = try stage("  - {animate: {box.position: [320, 0]}, duration: 2.1, damping: 0.6}", head: head)
    let rows = try ReferenceTable(table).rows.filter { try $0["case"] == "d2.1_z0.6_v0" && $0.number("time") < 2.1 }
    #expect(rows.count > 50)
    for row in rows {
      let x = try shown(stage, at: row.number("time")).position.x
      #expect(abs(x - 320 * (try row.number("progress"))) < 320e-6, "\(row.testDescription)")
    }
  }

  @Test func transactionsHaveTheirDefaults() throws {
    let stage = try stage("  - {transaction: {box.opacity: 0}}")
    #expect(abs(try shown(stage, at: 0.125).opacity - (1 - TimingFunction.default.value(at: 0.5))) < 1e-9)
    #expect(try shown(stage, at: 0.3).opacity == 0)
  }

  @Test func completionsBeginWhenTheLastHasRun() throws {
    let stage = try stage(
      """
        - transaction: {box.opacity: 0.5, box.position.x: 10}
          duration: 0.45
          completion:
            - transaction: {box.cornerRadius: 4}
              duration: 0.2
              timingFunction: linear
              completion: {set: {box.borderWidth: 1}, after: 0.5}
      """)
    #expect(try shown(stage, at: 0.45).cornerRadius == 0)
    #expect(abs(try shown(stage, at: 0.55).cornerRadius - 2) < 1e-9)
    #expect(try shown(stage, at: 1.14).borderWidth == 0)
    #expect(try shown(stage, at: 1.16).borderWidth == 1)
  }

  @Test func fromPresentationIsThePresentationValue() throws {
    let stage = try stage(
      """
        - {basic: box.position.x, from: 0, to: 100, duration: 1}
        - {basic: box.position.x, from: presentation, to: 0, duration: 1, after: 0.5, updateModel: true}
      """)
    #expect(abs(try shown(stage, at: 0.5).position.x - 50) < 1e-9)
    #expect(abs(try shown(stage, at: 1).position.x - 25) < 1e-9)
    #expect(try shown(stage, at: 2).position.x == 0)
  }

  @Test func groupsClipAndRepeat() throws {
    let stage = try stage(
      """
        - group: box
          duration: 2
          repeatCount: 2
          animations:
            - {basic: opacity, from: 0, to: 1, duration: 4}
            - {keyframes: transform.rotation, values: [0, 90], duration: 1, fillMode: forwards}
      """)
    #expect(abs(try shown(stage, at: 1.5).opacity - 0.375) < 1e-9)
    #expect(abs(try shown(stage, at: 3).opacity - 0.25) < 1e-9)
    #expect(abs(TransformComponent.rotation.value(in: try shown(stage, at: 3.5).transform) - .pi / 2) < 1e-9)
    #expect(try shown(stage, at: 4.1).opacity == 1)
  }

  @Test func aLayerRunsAlongAPathAndLooksAhead() throws {
    let stage = try stage(
      """
        - keyframes: box.position
          path: M0 0H100V100
          rotationMode: auto
          duration: 2
      """)
    #expect(try shown(stage, at: 0.5).position == Point(50, 0))
    let turned = try shown(stage, at: 1.5)
    #expect(turned.position == Point(100, 50))
    #expect(abs(TransformComponent.rotation.value(in: turned.transform) - .pi / 2) < 1e-9)
  }

  @Test func keyframeBlocksHaveTheirParts() throws {
    let stage = try stage(
      """
        - animateKeyframes:
            - {start: 0, duration: 0.5, set: {box.position.x: 100}}
            - {start: 0.5, set: {box.position.x: 0, box.opacity: 0}}
          duration: 2
          options: [curveLinear]
          completion: {set: {box.cornerRadius: 3}}
      """)
    #expect(abs(try shown(stage, at: 0.5).position.x - 50) < 1e-9)
    #expect(abs(try shown(stage, at: 1.5).position.x - 50) < 1e-9)
    #expect(abs(try shown(stage, at: 1.5).opacity - 0.5) < 1e-9)
    #expect(try shown(stage, at: 2.1).cornerRadius == 3)
  }

  @Test func popRetargetsWhatRuns() throws {
    let stage = try stage(
      """
        - {pop: box.scaleXY, to: 0.8, bounciness: 20, speed: 18}
        - {pop: box.scaleXY, to: 1, after: 0.11}
      """)
    let table = try ReferenceTable("pop_spring").rows
    for row in try table.filter({ try $0["case"] == "button_tap_release_f6" }) {
      let scale = TransformComponent.scaleX.value(in: try shown(stage, at: row.number("time")).transform)
      #expect(abs(scale - (try row.number("value"))) < 1e-9, "\(row.testDescription)")
    }
  }

  @Test func popReplacesWhenAsked() throws {
    let stage = try stage(
      """
        - {pop: box.rotation, to: 30, bounciness: 20, speed: 18}
        - {pop: box.rotation, to: 0, bounciness: 20, speed: 18, whenRunning: replace, after: 0.11}
      """)
    let table = try ReferenceTable("pop_spring").rows
    for row in try table.filter({ try $0["case"] == "button_rotate_release_f6_replaced" }) {
      // The table adds the new animation in a turn of its own, right after frame 6. Here it is added in tick 7, which
      // shows its first frame, so everything after comes a tick later.
      let tick = try row.integer("frame") + (row.integer("frame") > 6 ? 1 : 0)
      let shown = try shown(stage, at: Double(tick) / 60)
      let angle = TransformComponent.rotation.value(in: shown.transform)
      #expect(abs(angle - (try row.number("value"))) < 1e-9, "\(row.testDescription)")
    }
  }

  @Test func popHasTwoMoreMotions() throws {
    let stage = try stage(
      """
        - {popBasic: [box.positionX, box.opacity], to: 0.5, duration: 1, timingFunction: linear}
        - {popDecay: box.positionY, velocity: 1000}
      """)
    let shown = try shown(stage, at: 0.5)
    #expect(abs(shown.position.x - 0.25) < 1e-3)
    #expect(abs(shown.opacity - 0.75) < 1e-3)
    #expect(shown.position.y > 300 && shown.position.y < 320)
    #expect(stage.isAtRest == false)
  }

  @Test func transitionsPassToWhatIsSetBesideThem() throws {
    let stage = try stage(
      """
        - transition: box
          type: push
          subtype: fromTop
          duration: 1
          timingFunction: easeIn
          startProgress: 0.5
          completion: {set: {box.borderWidth: 1}}
        - {set: {box.backgroundColor: white}}
        - transition: box
          after: 2
        - {set: {box.hidden: true}, after: 2}
        - {transition: box, duration: 1, beginTime: 0.5, after: 3}
        - {remove: box.transition, after: 4}
      """)
    try stage.advance(to: 0.5)
    var nodes = stage.snapshot().nodes
    #expect(nodes.map(\.properties.backgroundColor) == [nil, nil, nil, .white])
    let way = 10 * (0.5 + 0.5 * TimingFunction.easeIn.value(at: 0.5))
    #expect(
      abs(nodes[2].transform.affine.ty + way + 5) < 1e-9 && abs(nodes[3].transform.affine.ty + way - 5) < 1e-9)
    #expect(try shown(stage, at: 1).borderWidth == 1)
    try stage.advance(to: 2.125)
    nodes = stage.snapshot().nodes
    #expect(nodes.count == 3 && nodes[1].crossFade == Snapshot.CrossFade(progress: 0.5, secondImage: 3))
    for (time, count) in [(2.5, 1), (3.25, 1), (3.75, 2), (4, 1)] {
      try stage.advance(to: time)
      #expect(stage.snapshot().nodes.count == count, "at \(time) s")
    }
  }

  @Test func aLayersClockCanBeStoppedAndScrubbed() throws {
    // The usual pause: speed 0, and the time offset at the layer's time now.
    let stage = try stage(
      """
        - {basic: box.position.x, from: 0, to: 100, duration: 2}
        - {set: {box.speed: 0, box.timeOffset: 0.5}, after: 0.5}
        - {set: {box.timeOffset: 1.5}, after: 1}
        - {set: {box.speed: 1, box.timeOffset: 0, box.beginTime: 0.5}, after: 2}
      """)
    #expect(abs(try shown(stage, at: 0.9).position.x - 25) < 1e-9)
    #expect(abs(try shown(stage, at: 1.5).position.x - 75) < 1e-9)
    #expect(abs(try shown(stage, at: 2.25).position.x - 87.5) < 1e-9)
  }

  @Test func removeEndsAtOnce() throws {
    let stage = try stage(
      """
        - {basic: box.opacity, from: 0, to: 0, duration: 5}
        - {basic: box.position.x, from: 9, to: 9, duration: 5}
        - {remove: box.opacity, after: 1}
        - {remove: box, after: 2}
      """)
    #expect(try shown(stage, at: 0.9).opacity == 0)
    #expect(try shown(stage, at: 1.1).opacity == 1)
    #expect(try shown(stage, at: 1.1).position.x == 9)
    #expect(try shown(stage, at: 2.1).position.x == 0)
  }

  @Test func removeEndsTheAnimationOfAKeyOfItsOwn() throws {
    let stage = try stage(
      """
        - {basic: box.opacity, from: 0, to: 0, duration: 5, key: fade}
        - {basic: box.position.x, from: 9, to: 9, duration: 5, key: slide}
        - {popBasic: box.positionY, to: 9, duration: 5, timingFunction: linear, key: fall}
        - {remove: box, key: fade, after: 1}
        - {remove: box.position.x, key: slide, after: 2}
        - {remove: box, key: fall, after: 2.5}
        - {remove: box, key: nothing, after: 2.5}
      """)
    #expect(try shown(stage, at: 0.9).opacity == 0)
    #expect(try shown(stage, at: 1.1).opacity == 1)
    #expect(try shown(stage, at: 1.1).position.x == 9)
    #expect(try shown(stage, at: 2.1).position.x == 0)
    let fallen = try shown(stage, at: 2.6).position.y
    #expect(fallen > 4 && fallen < 5)
    #expect(try shown(stage, at: 4).position.y == fallen)
  }

  @Test(arguments: [
    ("spring: box.opacity, to: 0, stiffness: 5, bounce: 1", "conflicting spring parameters: stiffness and bounce"),
    ("spring: box.opacity, to: 0, mass: 0", "0 is out of range"),
    ("spring: box.opacity, to: 0, stiffness: -1", "-1 is out of range"),
    ("spring: box.opacity, to: 0, bounciness: 4", "spring has no ‘bounciness’"),
    ("jnw: box.opacity, to: 0", "jnw needs both from and to"),
    ("jnw: box.opacity, from: 0, to: 1, duration: 2", "jnw has no ‘duration’"),
    ("jnw: box.shadowPath, from: M0 0H5V5Z, to: M0 0H9V9Z", "jnw cannot animate shadowPath"),
    ("jnw: box.contents, from: a.png, to: b.png", "jnw cannot animate contents"),
    ("jnw: box.opacity, from: 0, to: 1, damping: 0", "damping must be greater than 0, but is 0.0"),
    ("animate: {box.opacity: 0}", "animate needs duration"),
    ("animate: {box.opacity: 0}, duration: 1, damping: 16", "damping must be greater than 0 and at most 1, but is 16"),
    ("animate: {box.opacity: 0}, duration: 1, velocity: 1", "a block without damping cannot have a velocity"),
    ("animate: {box.opacity: 0}, duration: 1, options: [curveEaseInOt]", "‘curveEaseInOt’ is not"),
    ("keyframes: box.opacity", "keyframes needs values or a path"),
    ("keyframes: box.position, values: [[0, 0]], path: M0 0H1", "keyframes takes values or a path, not both"),
    ("keyframes: box.opacity, path: M0 0H1", "only a point can follow a path, but opacity is a number"),
    ("keyframes: box.position, path: M0 0X1", "‘X’ is not a path command"),
    ("animateKeyframes: [{start: 2, set: {box.opacity: 0}}], duration: 1", "2 is out of range"),
    ("pop: box.scaleXYZ, to: 2", "Pop has no property named ‘scaleXYZ’"),
    ("pop: box, to: 2", "expected a property of the layer ‘box’"),
    ("pop: box.scaleXY, to: 2, bounciness: 4, tension: 200", "conflicting spring parameters: bounciness and tension"),
    ("pop: box.scaleXY", "pop needs to"),
    ("pop: box.rotation, to: pi / 4", "angles are in degrees"),
    ("basic: box.scaleXY, to: 2", "expected a key path, but scaleXY is Pop's name"),
    ("popDecay: box.positionX, to: 4, velocity: 2", "popDecay has no ‘to’"),
    ("transition: box.opacity", "expected a layer, found its property ‘opacity’"),
    ("transition: box, type: fade, subtype: fromLeft", "a fade has no direction"),
    ("transition: box, type: push, subtype: left", "‘left’ is not fromLeft or"),
    ("transition: box, type: cube", "‘cube’ is not fade or push or moveIn or reveal"),
    ("transition: box, startProgress: 0.7, endProgress: 0.2", "the transition would end at 0.2"),
    ("transition: box, endProgress: 1.2", "1.2 is out of range"),
    ("transition: box, key: mine", "transition has no ‘key’"),
    ("basic: box.opacity, from: 0, to: 1, by: 2", "by cannot be combined with both from and to"),
  ])
  func mistakesAreReported(step: String, message: String) throws {
    let error = try #require(throws: SceneFileError.self) { try stage("  - {\(step)}") }
    #expect(error.diagnostics.first?.message.hasPrefix(message) == true, "\(error)")
  }
}
