import LayerTree
import SceneDiagnostics
import SceneProgram
import Testing

/// Named stills of a scene.
@Suite struct StillTests {
  @Test func stillsHaveTimesAndSettings() throws {
    let scene = try VariableTests.scene(
      SceneSettings(),
      VariableTests.text
        + "\nduration: 9\nstills: {first: 0, late: gap / 10, open: {at: 2, variant: wide, with: {pace: mad, half: 3}}}")
    #expect(scene.stills.map(\.name) == ["first", "late", "open"])
    #expect(scene.stills.map(\.time) == [0, 1, 2])
    #expect(scene.stills[2].settings == SceneSettings(variant: "wide", variables: ["pace": "mad", "half": "3"]))
    let times = try VariableTests.scene(SceneSettings(), VariableTests.text + "\nduration: 9\nstills: [0.5, 2]")
    #expect(times.stills.map(\.name) == ["0.5", "2"])
  }

  @Test(arguments: [
    ("stills: {a: -1}", "-1 is out of range"), ("stills: {a: {variant: wide}}", "still needs at"),
    ("stills: {a: {at: 1, variant: wid}}", "no variant named ‘wid’"),
    ("stills: {a: {at: 1, with: {gapp: 1}}}", "no variable named ‘gapp’"),
    ("stills: {a: {at: 1, with: 5}}", "expected a map from variables to values"),
    ("stills: {a: soon}", "unknown name ‘soon’"),
  ]) func slips(body: String, message: String) {
    let error = #expect(throws: SceneFileError.self) {
      try VariableTests.scene(SceneSettings(), VariableTests.text + "\n" + body)
    }
    #expect(error?.diagnostics.first?.message.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func aVariableMayBeTheWordOfAKey() throws {
    let text = """
      canvas: {size: [9, 9]}
      duration: 1
      variables: {how: {value: center, choices: [center, resize]}, odd: {value: a, choices: [a, b]}}
      layers: [{layer: box, contentsGravity: how}]
      """
    let scene = try VariableTests.scene(SceneSettings(variables: ["how": "center"]), text)
    #expect(scene.makeStage().root.sublayers[0].contentsGravity == .center)
    #expect(throws: SceneFileError.self) {
      try VariableTests.scene(SceneSettings(), text.replacing("Gravity: how", with: "Gravity: odd"))
    }
  }
}
