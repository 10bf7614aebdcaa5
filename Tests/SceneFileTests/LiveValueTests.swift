import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import TestSupport
import Testing

/// States, rules, and steps that depend on what changes while the scene plays.
@Suite struct LiveValueTests {
  private func scene(_ body: String) throws -> Scene {
    let text = """
      canvas: {size: [100, 100]}
      duration: 10
      layers:
        - {layer: box, size: [10, 10], position: [0, 0], backgroundColor: red}
        - {layer: ghost, size: [10, 10], position: [0, 0]}
      \(body)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func layers(_ stage: Stage, at time: Double) throws -> (box: LayerProperties, ghost: LayerProperties) {
    try stage.advance(to: time)
    let nodes = stage.snapshot().nodes
    return (nodes[1].properties, nodes[2].properties)
  }

  @Test func stepsSeeTheStateOfTheirTime() throws {
    let stage = try scene(
      """
      state: {open: false, count: 1}
      start:
        - {set: {open: not open, count: count + 1}, after: 1}
        - {set: {open: not open, count: count + 1}, after: 2}
        - {set: {box.position.x: count * 10}, after: 2.5}
        - {set: {box.opacity: 0.5}, if: open, after: 0.5}
        - {set: {box.opacity: 0.25}, if: open, after: 1.5}
        - {animate: {ghost.position.x: if open then 50 else 100}, duration: 1, options: [curveLinear], after: 1.5}
      """
    ).makeStage()
    #expect(try layers(stage, at: 0.9).box.opacity == 1)
    #expect(try layers(stage, at: 1.6).box.opacity == 0.25)
    #expect(abs(try layers(stage, at: 2).ghost.position.x - 25) < 1e-9)
    #expect(try layers(stage, at: 2.6).box.position.x == 30)
  }

  @Test("A state that chooses a layer may begin with none")
  func choosingNone() throws {
    let stage = try Scene(
      text: """
        canvas: {size: [100, 100]}
        duration: 10
        state: {open: -1}
        layers:
          - {layer: row, for: {i: 3}, frame: [0, 10 * i, 10, 10]}
        actions:
          choose:
            parameters: {chosen: 0}
            do:
              - {set: {row(open).opacity: row(open).opacity / 2}, if: open >= 0}
              - {set: {row(chosen).opacity: 0.4}}
              - {set: {open: chosen}}
        start:
          - {run: choose, with: {chosen: 2}, after: 1}
          - {run: choose, with: {chosen: 0}, after: 2}
        """, file: "s.yaml"
    ) { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    func opacities(at time: Double) throws -> [Double] {
      try stage.advance(to: time)
      return stage.snapshot().nodes.dropFirst().map(\.properties.opacity)
    }
    #expect(try opacities(at: 1.5) == [1, 1, 0.4])
    #expect(try opacities(at: 2.5) == [0.4, 1, 0.2])
  }

  @Test(
    "What only the first values of a state make wrong is no error unless it happens",
    arguments: [
      "{set: {box.opacity: 1 / none}, if: none > 0}", "{set: {box.opacity: 1 mod none}, if: none > 0}",
      "{animate: {box.opacity: 0}, duration: none - 1, if: none > 0}",
      "{if: none > 0, then: {set: {box.opacity: sqrt(none - 1)}}}",
      "{set: {box.opacity: shades(none - 1).value}, if: none > 0}",
    ])
  func guarded(step: String) throws {
    let data = "data: {shades: [{value: 0.2}]}\nstate: {none: 0}\n"
    _ = try scene(data + "start: [\(step)]").makeStage().advance(to: 1)
    _ = try scene(data + "when: {box.tap: \(step.replacing(", if: none > 0", with: ""))}").makeStage()
  }

  @Test("Scenes that begin with none are outlined for code as well")
  func outlines() throws {
    let text = """
      canvas: {size: [100, 100]}
      duration: 3
      state: {none: 0, open: -1}
      layers: [{layer: row, for: {i: 2}, frame: [0, 10 * i, 10, 10]}]
      start:
        - {set: {row(0).opacity: 1 / none}, if: none > 0}
        - {set: {row(open).opacity: 10 / none}, if: open >= 0}
        - {every: max(0.2, 0.1 * none), do: [{set: {row(1).opacity: 0.5}}], count: 2}
        - sequence: [{wait: max(0.1, 0.2)}, {set: {row(0).opacity: 1}}]
      """
    let scene = try Scene(text: text, file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    }
    #expect(scene.compiledProgram?.steps.count == 4)
  }

  @Test(
    "What is wrong with any values is an error although a condition keeps it out",
    arguments: [
      ("{set: {box.opacity: 1 / 0}, if: none > 0}", "division by zero"),
      ("{set: {box.opacity: nine / none}, if: none > 0}", "unknown name ‘nine’"),
      ("{set: {box.opacity: red}, if: none > 0}", "found ‘red’"),
      ("{animate: {box.opacity: 0}, duration: -1, if: none > 0}", "-1 is out of range"),
      ("{set: {box.opacity: row(none).opacity}, if: none > 0}", "unknown name ‘row(0).opacity’"),
    ])
  func wrongAnyhow(step: String, message: String) throws {
    let error = #expect(throws: SceneFileError.self) { try scene("state: {none: 0}\nstart: [\(step)]") }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.diagnostics.first?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func rulesFollowTheModelAndThePresentation() throws {
    let stage = try scene(
      """
      start:
        - {basic: box.position.x, from: 0, to: 100, duration: 1, timingFunction: linear}
      always:
        half: presentation(box.position.x) / 2
        ghost.position.x: half
        ghost.position.y: time * 10
        ghost.opacity: if box.position.x == 0 then 0.5 else 1
      """
    ).makeStage()
    let (box, ghost) = try layers(stage, at: 0.5)
    #expect(abs(box.position.x - 50) < 1e-9 && abs(ghost.position.x - 25) < 1e-9)
    #expect(abs(ghost.position.y - 5) < 1e-9)
    #expect(ghost.opacity == 0.5, "the model has not moved")
  }

  @Test func anyNumberSpringsByPop() throws {
    let stage = try scene(
      """
      state: {steps: 100}
      start:
        - {pop: steps, to: 200, bounciness: 20, speed: 1}
      always:
        ghost.position.x: steps
      """
    ).makeStage()
    // A state has Pop's threshold for variables of one's own, so only its end differs from a scale's.
    let table = try ReferenceTable("pop_spring").rows
    for row in try table.filter({ try $0["case"] == "redball_scale" }).prefix(40) {
      let shown = try layers(stage, at: row.number("time")).ghost.position.x
      #expect(abs(shown - 100 * (try row.number("value"))) < 1e-7, "\(row.testDescription)")
    }
    try stage.advance(to: 9)
    #expect(try layers(stage, at: 9).ghost.position.x == 200)
  }

  @Test func anglesAndColorsAreRead() throws {
    let stage = try scene(
      """
      start: [{set: {box.transform.rotation: 30}}]
      always:
        ghost.transform.rotation: box.transform.rotation * 2
        ghost.backgroundColor: mix(box.backgroundColor, blue, 0.5)
      """
    ).makeStage()
    let ghost = try layers(stage, at: 0.1).ghost
    #expect(abs(TransformComponent.rotation.value(in: ghost.transform) - .pi / 3) < 1e-9)
    #expect(ghost.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test func everyStageHasItsOwnState() throws {
    let scene = try scene("state: {n: 0}\nstart: [{set: {n: n + 1}}]\nalways: {ghost.position.x: n}")
    #expect(try layers(scene.makeStage(), at: 1).ghost.position.x == 1)
    #expect(try layers(scene.makeStage(), at: 1).ghost.position.x == 1)
  }

  @Test(arguments: [
    ("state: {open: false}\nstart: [{set: {open: 3}}]", "open must be true or false, but is a number"),
    ("variables: {open: false}\nstart: [{set: {open: true}}]", "open is a variable, and variables cannot change"),
    ("state: {a: 1}\nvariables: {a: 2}", "the name a is already in use"),
    ("state: {open: false}\nstart: [{pop: open, to: 1}]", "Pop animates only numbers, but open is true or false"),
    ("state: {a: 1}\nalways: {a: 2}", "the name a is already in use"),
    ("always: {bx.opacity: 1}", "no layer named ‘bx’"),
    ("always: {box.opacity: bax.opacity}", "unknown name ‘bax.opacity’"),
    ("start: [{set: {box.opacity: presentation(3)}}]", "presentation takes a property of a layer"),
    ("state: {lit: false}\nstart: [{set: {box.opacty: 0}, if: lit}]", "no animatable property named ‘opacty’"),
  ])
  func mistakesAreReported(body: String, message: String) throws {
    let error = try #require(throws: SceneFileError.self) { try scene(body) }
    #expect(error.diagnostics.first?.message.hasPrefix(message) == true, "\(error)")
  }

  @Test func whatGoesWrongLaterNamesTheTime() throws {
    let scene = try scene("always: {box.opacity: clamp(1 / (2 - time), 0, 1)}")
    let error = try #require(throws: SceneFileError.self) { try scene.check() }
    #expect(
      error.diagnostics.first?.description.hasPrefix("s.yaml:6:34: error: at 2 s: division by zero") == true,
      "\(error)")
  }
}

/// Steps that begin with an animation, and steps that know how one has ended.
@Suite struct CallbackTests {
  private func opacity(_ body: String, at time: Double) throws -> Double {
    let text = """
      canvas: {size: [100, 100]}
      duration: 10
      layers:
        - layer: box
          frame: [0, 0, 10, 10]
          backgroundColor: red
          actions: {position.x: none, position: none, cornerRadius: {duration: 4, timingFunction: linear}}
      \(body)
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: time)
    let shown = try #require(stage.snapshot().nodes.last).properties
    return shown.opacity + shown.cornerRadius + shown.position.x * 100
  }

  @Test(arguments: [(0.4, 1.0), (0.6, 0.5), (2, 0.5)])
  func stepsBeginWithAnAnimation(time: Double, opacity: Double) throws {
    let shown = try self.opacity(
      """
      start:
        - basic: box.borderWidth
          to: 5
          beginTime: 0.5
          duration: 1
          onStart: {set: {box.opacity: 0.5}}
      """, at: time)
    #expect(shown == opacity + 500)
  }

  @Test(arguments: [(2.5, 0.25), (0.4, 0.75)])
  func completionsKnowHowItEnded(cut: Double, opacity: Double) throws {
    let shown = try self.opacity(
      """
      start:
        - basic: box.borderWidth
          to: 5
          duration: 1
          completion:
            - {set: {box.opacity: 0.25}, if: finished}
            - {set: {box.opacity: 0.75}, if: not finished, after: 0.1}
        - {remove: box.borderWidth, after: \(cut)}
      """, at: 4)
    #expect(shown == opacity + 500)
  }

  @Test func actionsReplaceImplicitAnimations() throws {
    let start = "start: [{transaction: {box.position.x: 45, box.cornerRadius: 4}}]"
    #expect(abs(try opacity(start, at: 1) - (1 + 1 + 4500)) < 1e-9)
  }

  @Test func finishedIsForCompletionsAlone() {
    let text = DiagnosticTests.head + "start: [{set: {ball.opacity: 1}, if: finished}]\n"
    #expect(DiagnosticTests.diagnostics(text).first?.message.hasPrefix("unknown name ‘finished’") == true)
  }
}
