import Geometry
import LayerTree
import SceneFile
import Testing

/// What definitions say: texts without quotes inside quotes, and what is wrong even where nothing uses it.
@Suite struct DeclarationTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func string(_ name: String, _ stage: Stage) throws -> String? {
    let node = try #require(stage.snapshot().nodes.first { $0.name == name })
    if case .text(let text) = node.properties.content { return text.string }
    return nil
  }

  @Test(arguments: [
    ("News", "News"), ("My songs", "My songs"), ("'My songs'", "My songs"), ("\"'My songs'\"", "My songs"),
    ("'1 / News'", "1 / News"), ("Lunch, tomorrow?", "Lunch, tomorrow?"), ("\"'red'\"", "red"),
  ]) func aDefinitionThatIsNoExpressionIsAText(written: String, meant: String) throws {
    let stage = try scene(
      """
      canvas: {size: [100, 100]}
      variables:
        a: \(written)
      state:
        b: \(written)
      components:
        cell:
          is: label
          parameters:
            c: \(written)
          size: [10, 10]
          text: \\(c)
      layers:
        - {label: first, size: [10, 10], text: \\(a)}
        - {label: second, size: [10, 10], text: ''}
        - {use: cell, as: third}
        - {use: cell, as: fourth, with: {c: Other words}}
      always: {second.text: \\(b)}
      duration: 1
      """
    ).makeStage()
    try stage.advance(to: 0)
    #expect(try string("first", stage) == meant)
    #expect(try string("second", stage) == meant)
    #expect(try string("third", stage) == meant)
    #expect(try string("fourth", stage) == "Other words")
  }

  @Test(arguments: ["stuter * 2", "12 +", "wide ? 10 : 20", "min(1, 2"])
  func whatLooksLikeAnExpressionIsNoText(written: String) {
    let found = DiagnosticTests.diagnostics(DiagnosticTests.head + "variables:\n  a: \(written)\n")
    #expect(!found.isEmpty)
  }

  @Test(
    arguments: [
      ("motions: {soft: {dampng: 5}}", "s.yaml:3:17: error: no step takes ‘dampng’", "did you mean damping?"),
      ("motions: {soft: {stiffness: 300, bounciness: 5}}", "s.yaml:3:34: error: no step takes bounciness beside", nil),
      ("motions: {soft: {bounciness: 500}}", "s.yaml:3:30: error: 500 is out of range", nil),
      ("motions: {soft: {timingFunction: easeInOut}}", "s.yaml:3:34: error: no timing function", "easeInEaseOut"),
      ("motions: {a: {motion: b}, b: {motion: a}}", "s.yaml:3:39: error: motions go in a circle: a → b → a", nil),
      ("components: {card: {opacty: 1}}", "s.yaml:3:21: error: component has no ‘opacty’", "did you mean opacity?"),
      ("components: {card: {opacity: 3}}", "s.yaml:3:30: error: 3 is out of range", nil),
      (
        "components: {card: {start: {set: {self.opacty: 1}}}}",
        "s.yaml:3:40: error: no animatable property is called ‘opacty’", "did you mean opacity?"
      ),
      (
        "components: {card: {sublayers: [{use: card, as: inner}]}}",
        "s.yaml:3:39: error: a component cannot be inside itself: card → card", nil
      ),
    ] as [(String, String, String?)])
  func whatNothingUsesIsReadAllTheSame(definition: String, message: String, hint: String?) {
    let found = DiagnosticTests.diagnostics(DiagnosticTests.head + definition + "\n")
    #expect(found.count == 1)
    let first = found.first?.description ?? ""
    #expect(first.hasPrefix(message), "\(first)")
    if let hint { #expect(first.contains(hint), "\(first)") }
  }

  @Test func unusedDefinitionsMayUseNamesOfWhereTheyAreUsed() {
    let text = """
      motions:
        late: {after: 0.1 * i, duration: speed, timingFunction: easeOut}
        base: {stiffness: 300}
        soft: {motion: base, damping: 20}
      components:
        caption: {is: label, parameters: {tint: red}, textColor: tint}
        shadow: {start: {set: {ball.opacity: 0.5}}, sublayers: [{layer: inner, frame: [0, 0, 5, 5]}]}

      """
    #expect(DiagnosticTests.diagnostics(DiagnosticTests.head + text).map(\.description) == [])
  }

  @Test func whatFollowsFromAWrongDefinitionIsNotToldOf() {
    let text = """
      canvas: {size: [100, 100]}
      variables: {gap: 1 / 0}
      components: {card: {parameters: {width: 10 *}, size: [width, 10]}}
      layers:
        - {use: card, as: first}
        - {layer: ball, frame: [gap, 0, 10, 10]}
      animators: {fade: {animate: {ball.opacty: 0}}}
      start:
        - {set: {first.opacity: 0}}
        - {startAnimator: fade}
      always: {first.zPosition: first.opacity, fade.fractionComplete: 0.5}
      script: {tap: first, at: 1}

      """
    #expect(DiagnosticTests.diagnostics(text).map(\.line) == [2, 3, 7, 7])
  }
}
