import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
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
      ("motions: {soft: {dampng: 5}}", "s.yaml:3:18: error: no step takes ‘dampng’", "did you mean damping?"),
      (
        "motions: {soft: {stiffness: 300, bounciness: 5}}",
        "s.yaml:3:34: error: no step takes bounciness together with", nil
      ),
      ("motions: {soft: {mass: -500}}", "s.yaml:3:24: error: -500 is out of range", nil),
      ("motions: {soft: {timingFunction: easeInOut}}", "s.yaml:3:34: error: no timing function", "easeInEaseOut"),
      (
        "motions: {a: {motion: b}, b: {motion: a}}",
        "s.yaml:3:39: error: motions refer to each other in a cycle: a → b → a", nil
      ),
      ("components: {card: {opacty: 1}}", "s.yaml:3:21: error: component has no ‘opacty’", "did you mean opacity?"),
      ("components: {card: {opacity: 3}}", "s.yaml:3:30: error: 3 is out of range", nil),
      (
        "components: {card: {start: {set: {self.opacty: 1}}}}",
        "s.yaml:3:40: error: no animatable property named ‘opacty’", "did you mean opacity?"
      ),
      (
        "components: {card: {sublayers: [{use: card, as: inner}]}}",
        "s.yaml:3:39: error: a component cannot contain itself: card → card", nil
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

  @Test func whatFollowsFromAWrongDefinitionIsNotReported() {
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
    #expect(DiagnosticTests.diagnostics(text).map(\.line) == [2, 3, 7])
  }

  @Test func textsCompareWithBareWords() throws {
    let stage = try scene(
      """
      canvas: {size: [100, 100]}
      data: {rows: [{who: me}, {who: you}]}
      state: {mode: dark}
      layers:
        - {layer: row, for: {r: rows}, size: [10, 10], opacity: if r.who == me then 1 else 0.5}
        - {layer: back, size: [10, 10]}
      always: {back.backgroundColor: "if mode == dark then '#333' else 'white'"}
      start: [{set: {mode: light}, after: 1}]
      duration: 2
      """
    ).makeStage()
    func color() throws -> Color? {
      try #require(stage.snapshot().nodes.first { $0.name == "back" }).properties.backgroundColor
    }
    try stage.advance(to: 0)
    #expect(stage.snapshot().nodes.filter { $0.name.hasPrefix("row") }.map(\.properties.opacity) == [1, 0.5])
    #expect(try color() == Color(hex: 0x333333))
    try stage.advance(to: 1.5)
    #expect(try color() == .white)
  }

  @Test func rangesMaySayTheUnit() throws {
    let text = "canvas: {size: [9, 9]}\nlayers: []\nvariables: {hold: {value: 1.5s, range: [500ms, 4s]}}\n"
    #expect(try scene(text).variables.first?.range == 0.5...4)
    let found = DiagnosticTests.diagnostics(text.replacing("1.5s", with: "5s")).first
    #expect(found?.message == "5 is out of range")
  }

  @Test func neighborsAreFoundFirst() throws {
    let stage = try scene(
      """
      canvas: {size: [100, 100]}
      layers:
        - layer: upper
          frame: [0, 0, 100, 50]
          sublayers:
            - {layer: head, frame: [0, 0, 10, 10]}
            - {layer: body, layout: {left: head.frame.maxX, width: 5, top: 0, height: 5}}
        - layer: lower
          frame: [0, 50, 100, 50]
          sublayers:
            - {layer: head, frame: [0, 0, 30, 10]}
            - {layer: body, frame: [head.frame.maxX, 0, 5, 5]}
        - {button: head2, frame: [0, 0, 9, 9], title: Title}
        - {layer: title, frame: [0, 0, 9, 9]}
      start: {set: {title.opacity: 0.5}}
      duration: 1
      """
    ).makeStage()
    try stage.advance(to: 0.5)
    let nodes = stage.snapshot().nodes
    #expect(nodes.filter { $0.name == "body" }.map(\.properties.frame.minX) == [10, 30])
    let found = DiagnosticTests.diagnostics(
      """
      canvas: {size: [100, 100]}
      layers:
        - {layer: a, sublayers: [{layer: dot, frame: [0, 0, 1, 1]}]}
        - {layer: b, sublayers: [{layer: dot, frame: [0, 0, 1, 1]}]}
        - {layer: c, frame: [dot.frame.maxX, 0, 1, 1]}

      """
    ).first
    #expect(found?.message == "2 layers are named dot")
    #expect(found?.hint == "write a.dot or b.dot")
  }

  @Test(arguments: [
    ("state: {open: no}", "s.yaml:3:15: error: ‘no’ is not a Boolean value here"),
    ("data: {m: [{a: Fine, thanks}]}", "s.yaml:3:22: error: a comma ended the value before this"),
    (
      "start: {animate: {ball.opacity: 1}, duration: 1, set: {ball.hidden: true}}",
      "s.yaml:3:50: error: a step can have only one verb"
    ),
    ("animators: {a: {set: {ball.opacity: 1}, duration: 1}}", "s.yaml:3:17: error: animator has no ‘set’"),
    (
      "variables: {tint: corall}\nstart: {set: {ball.backgroundColor: tint}}",
      "s.yaml:4:37: error: expected a color, found the text ‘corall’"
    ),
    (
      "state: {mode: {value: a, choices: [a, b]}}\nalways: {ball.hidden: mode == c}",
      "s.yaml:4:31: error: ‘c’ is not one of"
    ),
    ("when: {tap: {set: {ball.opacity: 1}}}", "s.yaml:3:8: error: the event ‘tap’ needs a layer"),
    ("when: {ball: {tap: {set: {ball.opacity: 1}}}}", "s.yaml:3:8: error: expected an event of the layer ‘ball’"),
    ("always: {ball.hidden: !on}", "s.yaml:3:26: error: in YAML, a ! begins a tag"),
    ("script: {drag: ball, at: 1, to: ball}", "s.yaml:3:33: error: expected a value, but ‘ball’ is a layer"),
    ("start: {set: {ball.transform: scale(2)}}", "s.yaml:3:31: error: expected a transform"),
    ("when: {canvas.tap: {set: {ball.opacity: 1}}}", "s.yaml:3:8: error: no layer named ‘canvas’"),
    ("data: {m: [{a: x #1}]}\ntitle: b", "s.yaml:4:1: error: a ‘,’ or a closing bracket is missing before this"),
  ]) func slipsOfBeginners(scene: String, message: String) {
    let found = DiagnosticTests.diagnostics(DiagnosticTests.head + scene + "\n")
    #expect(found.count == 1)
    let first = found.first?.description ?? ""
    #expect(first.hasPrefix(message), "\(first)")
  }

  @Test func aSizeThatALayoutSaysStays() {
    let text = """
      canvas: {size: [100, 100]}
      layers: [{layer: bar, layout: {left: 0, right: 0, top: 0}, size: [9, 9]}]
      start: {set: {bar.bounds.size.height: 3}}
      always: {bar.bounds.size.width: 3}

      """
    let found = DiagnosticTests.diagnostics(text)
    #expect(found.map(\.message) == ["a layout sizes bar and would immediately undo this"])
    #expect(found.first?.line == 4)
  }

  @Test func statesWithChoicesTakeWhatExpressionsChoose() throws {
    let stage = try scene(
      """
      canvas: {size: [100, 100]}
      state: {mode: {value: calm, choices: [calm, mad]}}
      layers: [{layer: ball, size: [10, 10]}]
      always: {ball.opacity: if mode == mad then 0.5 else 1}
      start: [{set: {mode: if mode == calm then mad else calm}, after: 0.5}]
      duration: 1
      """
    ).makeStage()
    try stage.advance(to: 1)
    #expect(stage.snapshot().nodes.first { $0.name == "ball" }?.properties.opacity == 0.5)
  }
}
