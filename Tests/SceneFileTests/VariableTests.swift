import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Variables with bounds, values for them from outside, variants.
@Suite struct VariableTests {
  static let text = """
    canvas: {size: [100, 100]}
    colors: {sea: '#0000FF'}
    variables:
      gap: {value: 10, range: [0, 40], step: 1, label: Gap}
      half: gap / 2
      pace: {value: calm, choices: [calm, brisk, mad]}
      count2: {value: 2, choices: [1, 2, 3]}
      tint: sea
      shown: true
      title: "'Hello'"
    layers:
      - {layer: box, frame: [gap, half, 10 * count2, if pace >= brisk then 20 else 10], backgroundColor: tint, hidden: not shown}
      - {label: words, frame: [0, 0, 50, 20], text: \\(title) \\(pace)}
    variants:
      wide: {gap: 40, pace: brisk}
      other: {title: Good day}
    matrix: {gap: [0, 20], pace: [calm, mad]}
    """

  static func scene(_ settings: SceneSettings = SceneSettings(), _ text: String = text) throws(SceneFileError) -> Scene
  {
    try Scene(text: text, file: "s.yaml", settings: settings) { _ in .failure(ImageNotFound(message: "none")) }
  }

  static func box(_ settings: SceneSettings) throws -> Layer {
    try #require(try scene(settings).makeStage().root.sublayers.first)
  }

  static func words(_ settings: SceneSettings) throws -> String? {
    guard case .text(let content)? = try scene(settings).makeStage().root.sublayers.last?.content else { return nil }
    return content.string
  }

  @Test func declaredValuesHold() throws {
    #expect(try Self.box(SceneSettings()).frame == Rect(10, 5, 20, 10))
    #expect(try Self.words(SceneSettings()) == "Hello calm")
  }

  @Test func valuesFromOutsideAndVariants() throws {
    #expect(try Self.box(SceneSettings(variables: ["gap": 20, "count2": 3])).frame == Rect(20, 10, 30, 10))
    #expect(try Self.box(SceneSettings(variables: ["gap": "15 + 5", "pace": "mad"])).frame == Rect(20, 10, 20, 20))
    #expect(try Self.box(SceneSettings(variables: ["tint": .color(.white), "shown": false])).isHidden)
    #expect(try Self.box(SceneSettings(variant: "wide")).frame == Rect(40, 20, 20, 20))
    #expect(try Self.box(SceneSettings(variant: "wide", variables: ["gap": 2])).frame == Rect(2, 1, 20, 20))
    #expect(try Self.words(SceneSettings(variant: "other")) == "Good day calm")
    #expect(try Self.words(SceneSettings(variables: ["title": "Hi, you"])) == "Hi, you calm")
  }

  @Test func variantsAndMatrixAreReported() throws {
    let scene = try Self.scene()
    #expect(scene.variants == ["wide", "other"])
    #expect(scene.matrix.map(\.variable) == ["gap", "pace"])
    #expect(scene.matrix.map(\.values) == [["0", "20"], ["calm", "mad"]])
  }

  @Test(arguments: [
    (SceneSettings(variables: ["gap": 41]), "--set:1:5: error: 41 is out of range", "gap must be between 0 and 40"),
    (SceneSettings(variables: ["gap": "red"]), "--set:1:5: error: gap must be a number, but is a color", ""),
    (SceneSettings(variables: ["gapp": 1]), "--set:1:1: error: no variable named ‘gapp’", "did you mean gap?"),
    (
      SceneSettings(variables: ["pace": "crazy"]), "--set:1:6: error: ‘crazy’ is not one of the choices of pace",
      "the choices are"
    ),
    (SceneSettings(variables: ["pace": "clam"]), "--set:1:6: error: ‘clam’ is not one", "did you mean calm?"),
    (
      SceneSettings(variables: ["count2": 4]), "--set:1:8: error: 4 is not one of the choices of count2",
      "the choices are 1, 2, 3"
    ),
    (SceneSettings(variables: ["gap": "1 +"]), "--set:1:8: error: expected a value, found the end", ""),
    (SceneSettings(variant: "wid"), "s.yaml: error: no variant named ‘wid’", "did you mean wide?"),
  ]) func refusals(settings: SceneSettings, message: String, hint: String) throws {
    let error = #expect(throws: SceneFileError.self) { try Self.scene(settings) }
    let first = try #require(error?.diagnostics.first)
    #expect(first.description.hasPrefix(message), "\(first)")
    #expect(hint.isEmpty || first.hint?.contains(hint) == true, "\(first)")
  }

  @Test(arguments: [
    ("variables: {a: {value: 5, range: [0, 1]}}", "5 is out of range"),
    ("variables: {a: {value: 5, range: [9, 1]}}", "the start of the range, 9, is greater than its end, 1"),
    ("variables: {a: {range: [0, 1]}}", "variable needs value"),
    ("variables: {a: {value: 1, rang: [0, 1]}}", "variable has no ‘rang’"),
    ("variables: {a: {value: x, choices: [y, z]}}", "‘x’ is not one of the choices of a"),
    ("variables: {a: b, b: {value: a}}", "variables refer to each other in a cycle: a → b → a"),
    ("variants: {x: {nothing: 1}}", "no variable named ‘nothing’"),
    ("variants: {x: 1}", "expected a map from variables to values, found ‘1’"),
    ("matrix: {nothing: [1]}", "no variable named ‘nothing’"),
  ]) func slips(part: String, message: String) throws {
    let error = #expect(throws: SceneFileError.self) {
      try Self.scene(SceneSettings(), "canvas: {size: [9, 9]}\nlayers: []\n\(part)\n")
    }
    #expect(error?.diagnostics.first?.message.contains(message) == true, "\(String(describing: error))")
  }
}
