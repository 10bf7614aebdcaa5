import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Motion that is surely a slip is reported, and motion that is meant is not.
@Suite struct MotionLintTests {
  private func warnings(_ steps: String) throws -> [Diagnostic] {
    let text = """
      canvas: {size: [100, 100]}
      duration: 3
      layers: [{layer: box, size: [10, 10]}]
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.check()
  }

  @Test(arguments: [
    "  - {basic: box.position.x, to: 100, duration: 1}",
    "  - {spring: box.position.x, from: 0, to: 100}",
    "  - {jnw: box.position.x, from: 0, to: 100}",
    "  - {keyframes: box.opacity, values: [1, 0], after: 1}",
    "  - {jnw: box.transform.scale, from: 1, to: 0.5}",
  ])
  func whatSnapsBackIsReported(step: String) throws {
    let warnings = try warnings(step)
    #expect(warnings.count == 1)
    #expect(warnings.first?.severity == .warning)
    #expect(warnings.first?.line == 5)
    #expect(warnings.first?.message.contains("snaps back at") == true)
  }

  @Test(arguments: [
    "  - {basic: box.position.x, to: 100, duration: 1, updateModel: true}",
    "  - {basic: box.position.x, to: 100, duration: 1, updateModel: false}",
    "  - {jnw: box.transform.scale, from: 1, to: 0.9}\n  - {set: {box.transform: {scale: 0.9}}}",
    "  - {basic: box.position.x, to: 100, duration: 1}\n  - {set: {box.opacity: 0}, after: 0.5}",
    "  - {basic: box.position.x, to: 100, duration: 1, fillMode: forwards, removedOnCompletion: false}",
    "  - {basic: box.opacity, from: 0, duration: 1}",
    "  - {basic: box.transform.rotation, from: 0, to: 360, duration: 1}",
    "  - {basic: box.opacity, to: 0, duration: 1, autoreverses: true}",
    "  - {keyframes: box.anchorPoint.x, values: [-0.05, 0.05], additive: true}",
    "  - {jnw: box.position.x, from: 0, to: 100}\n  - {set: {box.position: [100, 0]}}",
    "  - {basic: box.opacity, to: 0, duration: 1}\n  - {basic: box.opacity, to: 1, duration: 1, after: 0.5}",
    "  - {animate: {box.opacity: 0}, duration: 1}",
    "  - {pop: box.scaleXY, to: 2}",
  ])
  func whatIsMeantIsNot(step: String) throws {
    #expect(try warnings(step).isEmpty)
  }

  @Test("A loop has one warning a place, with the number of layers")
  func loopsHaveOneWarning() throws {
    let text = """
      canvas: {size: [100, 100]}
      duration: 3
      layers: [{layer: d, size: [10, 10], for: {i: 200}}]
      start: {basic: d(i).position.x, to: 100, duration: 1, for: {i: 200}}
      """
    let warnings = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.check()
    #expect(
      warnings.map(\.message) == [
        "the position.x of 200 layers (d(0) … d(199)) snaps back at 1 s, when the animation is removed and the model "
          + "value shows"
      ])
  }

  private func shapeWarnings(_ step: String) throws -> [Diagnostic] {
    let text = """
      canvas: {size: [100, 100]}
      duration: 3
      layers:
        - {shape: line, size: [10, 10], path: 'M 0 0 L 10 0', fillColor: red}
        - {gradient: sky, size: [10, 10], colors: [red, blue]}
      start:
      \(step)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.check()
  }

  @Test(arguments: [
    "  - {basic: line.path, to: 'M 0 0 L 5 5 L 10 0', updateModel: true}",
    "  - {keyframes: line.path, values: ['M 0 0 L 10 0', 'M 0 0 L 9 0', 'M 0 0 L 9 0 Z'], updateModel: true}",
    "  - {basic: sky.colors, from: [red, white, blue], to: [red, blue], repeatCount: infinity}",
  ])
  func valuesThatDoNotMatchAreReported(step: String) throws {
    let warnings = try shapeWarnings(step)
    #expect(warnings.count == 1)
    #expect(warnings.first?.message.contains("jumps: values that do not match") == true)
  }

  @Test(arguments: [
    "  - {basic: line.path, to: 'M 0 0 L 9 9', updateModel: true}",
    "  - {basic: line.path, to: 'M 0 0 C 1 1 2 2 10 0', updateModel: true}",
    "  - {keyframes: line.path, values: ['M 0 0 L 10 0', 'M 0 0 Z'], calculationMode: discrete, updateModel: true}",
    "  - {basic: sky.colors, to: [blue, red], updateModel: true}",
  ])
  func valuesThatMatchAreNot(step: String) throws {
    #expect(try shapeWarnings(step).isEmpty)
  }

  @Test(arguments: [
    ("other.opacity: box.position.x / 100", "box.position.x is read as its final value"),
    ("shift: box.position.x", "box.position.x is read as its final value"),
    ("other.opacity: presentation(box.position.x) / 100", nil),
    ("other.opacity: box.position.x / 100 - presentation(box.position.x) / 100 + 0.5", nil),
    ("other.opacity: box.position.y / 100", nil),
  ]) func aRuleThatReadsAheadIsReported(rule: String, message: String?) throws {
    let text = """
      canvas: {size: [100, 100]}
      duration: 3
      layers: [{layer: box, size: [10, 10]}, {layer: other, size: [10, 10]}]
      start: {animate: {box.position.x: 100}, duration: 1, after: 0.5}
      always: {\(rule)}
      """
    let warnings = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.check()
    #expect(warnings.count == (message == nil ? 0 : 1))
    if let message { #expect(warnings.first?.message == message + ", but its animation is still running at 0.5 s") }
  }

  @Test(arguments: [("{box.transform.rotation.y: 360}", 1), ("{box.transform: identity}", 0)])
  func aTurnThatIsReadAsOthersIsReported(change: String, count: Int) throws {
    let warnings = try warnings(
      "  - {animate: {box.transform.rotation.y: 180}, duration: 0.5}\n  - {animate: \(change), duration: 0.5, after: 1}"
    )
    #expect(warnings.count == count)
    #expect(warnings.allSatisfy { $0.line == 6 && $0.message.contains("read as half turns about x and z") })
  }

  @Test func aPauseOfNothingIsReported() throws {
    let warnings = try warnings(
      "  - {pop: box.positionX, to: 9}\n  - {pausePop: box.positionX, after: 0.1}\n  - {resumePop: box.positionY}")
    #expect(warnings.map(\.line) == [7])
    #expect(warnings.first?.message == "no Pop animation with this key is running at 0 s")
  }

  @Test(
    "A finger's velocity is not a spring's",
    arguments: [
      ("{animate: {box.position.x: 0}, duration: 1, damping: 0.5, velocity: gesture.velocity.x}", true),
      ("{animate: {box.position.x: 0}, stiffness: 90, damping: 9, initialVelocity: gesture.velocity.x}", true),
      ("{spring: box.position.x, from: 1, to: 0, velocity: abs(gesture.velocity.x)}", true),
      ("{animate: {box.position.x: 0}, duration: 1, damping: 0.5, velocity: gesture.velocity.x / 80}", false),
      ("{pop: box.positionX, to: 0, velocity: gesture.velocity.x}", false),
    ])
  func velocities(step: String, isReported: Bool) throws {
    let text = """
      canvas: {size: [100, 100]}
      duration: 1
      layers: [{layer: box, size: [10, 10]}]
      when: {box.panEnded: \(step)}
      """
    let scene = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    #expect(
      scene.readingWarnings.map(\.message)
        == (isReported
          ? ["gesture.velocity is in points per second, but a multiple of the distance per second is expected"] : []))
  }

  @Test(
    "A name of a value that a text shows as it is written is reported",
    arguments: [
      ("caption", "caption", true), ("shown", "shown", true), ("'shown'", "shown", false), ("Shown", "Shown", false),
      ("index", "index", true), ("canvas.width", "canvas.width", true), ("song.index", "song.index", true),
      ("'song.index'", "song.index", false),
      ("song.title", "First Light", false), ("songs(0).title", "First Light", false),
      ("\\(song.title)", "First Light", false), ("'song.title'", "song.title", false),
      ("flipbook.dev", "flipbook.dev", false), ("song", "song", false), ("1.5", "1.5", false),
      ("if shown then 'a' else 'b'", "if shown then 'a' else 'b'", true), ("2 * index", "2 * index", true),
      ("'2 * index'", "2 * index", false), ("2 / 3", "2 / 3", false), ("Tap here (now)", "Tap here (now)", false),
    ])
  func names(word: String, shown: String, isReported: Bool) throws {
    let text = """
      canvas: {size: [100, 100]}
      data: {songs: [{title: First Light}]}
      variables: {caption: Cover}
      state: {shown: true}
      components: {cell: {parameters: {name: none}, sublayers: [{label: b, text: \\(name), size: [9, 9]}]}}
      layers:
        - {label: a, text: \(word), size: [9, 9], for: {song: songs}}
        - {use: cell, as: c, with: {name: \(word)}, for: {song: songs}}
      """
    let scene = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    let texts = scene.makeStage().snapshot().nodes.compactMap { node -> String? in
      if case .text(let text) = node.properties.content { text.string } else { nil }
    }
    #expect(texts == [shown, shown])
    let message = "this text shows the word ‘\(shown)’, not its value"
    #expect(scene.readingWarnings.map(\.message) == (isReported ? [message, message] : []))
  }

  @Test func whatNeverRunsIsReported() throws {
    let warnings = try warnings(
      """
        - transaction: {box.opacity: 0}
          duration: 2.9
          completion:
            - {set: {box.cornerRadius: 1}, after: 0.2}
        - {set: {box.opacity: 1}, after: 5}
        - {set: {box.opacity: 1}, after: 2 * i, for: {i: 3}}
      """)
    #expect(warnings.map(\.line) == [8, 9])
    #expect(warnings.first?.message.hasPrefix("this step never runs within the 3 s") == true)
  }
}
