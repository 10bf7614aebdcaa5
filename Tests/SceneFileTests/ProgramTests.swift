import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import TestSupport
import Testing

@Suite struct ProgramTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(
      text: "canvas: {size: [100, 100]}\nduration: 2\n" + text, file: "s.yaml",
      findImage: { _ in .failure(ImageNotFound(message: "none")) })
  }

  private static let row = "layers: [{layer: dot, for: {i: 3}, frame: [10 * i, 0, 10, 10]}]\n"

  @Test func aProgramNamesSlotsAndLayersByTheirIndices() throws {
    let program = try scene(
      Self.row + """
        state: {chosen: 1, open: false}
        always: {part: time / 2, dot(2).opacity: if open then part else 1}
        start:
          - {set: {open: true}, after: 0.5}
          - {if: open, then: {set: {dot(0).hidden: true}}, after: 1}
        """
    ).program
    #expect(
      program == """
        layers:
          0 dot(0)
          1 dot(1)
          2 dot(2)
        states:
          0 chosen = 1
          1 open = false
        always:
          value[0] part = (time / 2)
          layer[2].opacity = (if state[1] open then value[0] part else 1)
        start:
          after 0.5 s set [state open = true], line 7
          after 1 s if state[1] open then [set [layer[0].hidden = true]] else [], line 8

        """)
  }

  @Test func groupsAndActionsUnderAConditionAreWrittenAsSteps() throws {
    let program = try scene(
      Self.row + """
        state: {open: false}
        actions: {hide: {do: {set: {dot(1).hidden: true}}}}
        start:
          - {do: {set: {dot(0).hidden: true}}, if: open}
          - {run: hide, if: open}
        """
    ).program
    #expect(
      program.hasSuffix(
        """
        start:
          if state[0] open: [set [layer[0].hidden = true]], line 7
          if state[0] open: [set [layer[1].hidden = true]], line 8

        """))
  }

  @Test func aStepIsWrittenWithItsKeysAsTheFileHasThem() throws {
    let program = try scene(
      Self.row + """
        motions: {soft: {duration: 0.3, timingFunction: easeInEaseOut}}
        state: {open: false}
        start:
          - {animate: {dot(0).transform: {scale: 2}, dot(1).opacity: if open then 1 else 0}, motion: soft}
          - {group: dot(1), animations: [{basic: opacity, to: 0, duration: 1}], duration: 2}
        """
    ).program
    #expect(
      program.hasSuffix(
        """
        start:
          duration: 0.3, timingFunction: easeInEaseOut, \
        animate: [layer[0].transform = {scale: 2}, layer[1].opacity = (if state[0] open then 1 else 0)], motion: soft, line 7
          group: dot(1), animations: [basic: opacity, to: 0, duration: 1], duration: 2, line 8

        """), "\(program)")
  }

  @Test func formsOfStepsAreData() throws {
    let scene = try scene(
      Self.row + """
        state: {open: false}
        start: [{if: open, then: {set: {dot(0).opacity: 1}}, else: [{set: {open: true}}, {remove: dot(1)}]}]
        """)
    let form = try #require(scene.compiledProgram?.steps.first).form
    guard case .deferred(.choice(.formula(let condition, let written), let yes, let no), nil, nil) = form else {
      Issue.record("\(form)")
      return
    }
    #expect(written == "open" && condition.description == "state[0] open")
    guard case .set(let changes)? = yes.first?.form,
      case .change(.layer(.layer(0), "opacity"), .property(let value))? = changes.first,
      case .formula(let formula, "1") = value.form, case .literal(.number(1, .none)) = formula.kind
    else {
      Issue.record("\(yes)")
      return
    }
    #expect(no.map(\.form.description) == ["set [state open = true]", "remove dot(1)"])
  }

  @Test("Every function that an expression can call has a name, and no other does")
  func functions() {
    for name in ExpressionFunction.Name.allCases {
      #expect(
        ExpressionFunction(named: name.rawValue).function == name && ExpressionFunction.names.contains(name.rawValue))
    }
    #expect(ExpressionFunction(named: "twice").function == nil)
  }

  @Test func anIndexThatChangesChoosesTheLayerWhenTheStepRuns() throws {
    let stage = try scene(
      Self.row + """
        state: {chosen: 0}
        start:
          - {set: {chosen: 2}, after: 0.5}
          - {set: {dot(chosen).opacity: 0.25}, after: 1}
        """
    ).makeStage()
    try stage.advance(to: 1.5)
    #expect(stage.root.sublayers.map(\.model.opacity) == [1, 1, 0.25])
  }

  @Test func eachCallOfAnActionKeepsItsArguments() throws {
    let stage = try scene(
      Self.row + """
        state: {amount: 0.2}
        actions: {fade: {parameters: {to: 1}, do: {set: {dot(1).opacity: to}, after: 0.5}}}
        start:
          - {run: fade, with: {to: amount / 2}}
          - {set: {amount: 0.8}, after: 0.1}
        """
    ).makeStage()
    try stage.advance(to: 1)
    #expect(stage.root.sublayers[1].model.opacity == 0.1)
  }

  @Test(arguments: [
    ("start: {set: {dot(chosen).opacity: 1 / (1 - time)}, after: 1}", "s.yaml:4:41: error: at 1 s: division by zero"),
    (
      "start: [{set: {chosen: 7}, after: 0.5}, {set: {dot(chosen).opacity: 0}, after: 1}]",
      "s.yaml:4:48: error: at 1 s: no layer named ‘dot(7)’"
    ),
    ("always: {dot(0).opacity: 1 / (1 - time)}", "s.yaml:4:31: error: at 1 s: division by zero"),
  ])
  func whatGoesWrongLaterNamesItsPlace(text: String, message: String) throws {
    let scene = try scene(Self.row + text + "\nstate: {chosen: 0}\n")
    let error = try #require(throws: SceneFileError.self) { _ = try scene.check() }
    #expect(error.description.hasPrefix(message))
  }
}
