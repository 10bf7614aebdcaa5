import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// The mistakes that people report most get a hint, and what is meant gets none.
@Suite struct MistakeTests {
  private func warnings(_ steps: String, layer: String = "") throws -> [Diagnostic] {
    let text = """
      canvas: {size: [100, 100]}
      duration: 6
      layers: [{layer: box, frame: [10, 10, 20, 20]\(layer)}]
      animators: {turn: {animate: {box.transform.rotation: 270}, duration: 1}}
      start:
      \(steps)
        - {startAnimator: turn, after: 5}
      """
    // The animator's own turn is not in question.
    let scene = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    return (scene.readingWarnings + (try scene.check()))
      .filter { !$0.message.contains("270°") || $0.line == 6 }
  }

  @Test(
    arguments: [
      (
        "  - {basic: box.opacity, from: 0, to: 1, beginTime: 0.3, duration: 1}",
        "box.opacity flashes: until the animation begins", "fillMode: backwards"
      ),
      (
        "  - {spring: box.position.x, from: 20, to: 60, beginTime: 0.3, updateModel: true}",
        "box.position.x flashes", "fillMode: backwards"
      ),
      (
        "  - {group: box, duration: 2, beginTime: 1, animations: [{basic: opacity, from: 0, to: 1}]}",
        "box.opacity flashes", "fillMode: backwards"
      ),
      (
        "  - {animate: {box.opacity: 1}, duration: 1}",
        "this block changes nothing: at 0 s, the model already has these values", "UIKit then creates no animation"
      ),
      (
        "  - {animate: {box.transform.rotation: 360}, duration: 1}",
        "box.transform.rotation rotates by 0° here, not by 360°", "{basic: box.transform.rotation, by: 360"
      ),
      (
        "  - {animate: {box.transform: {rotate: 270}}, duration: 1}",
        "box.transform rotates by -90° here, not by 270°", "by: 270"
      ),
      (
        "  - {transaction: {box.transform.rotation: -200}, duration: 1}",
        "box.transform.rotation rotates by 160° here, not by -200°", "by: -200"
      ),
      (
        "  - {set: {box.anchorPoint: [0, 0]}}", "box.anchorPoint moves the layer by [10, 10]",
        "set position or frame in the same step"
      ),
      (
        "  - {animate: {box.anchorPoint: [1, 0.5]}, duration: 1}", "box.anchorPoint moves the layer by [-10, 0]",
        "set position"
      ),
      (
        "  - {set: {box.shadowOpacity: 0.5, box.masksToBounds: true}}", "box.masksToBounds cuts off the layer’s shadow",
        "give the shadow to a layer around it"
      ),
      (
        "  - {spring: box.position.x, from: 20, to: 150, bounce: 0.5, duration: 0.35, updateModel: true}",
        "duration cuts the spring off at 0.35 s, with 12.7 % of the distance left",
        "write perceptualDuration: 0.35"
      ),
      (
        "  - {spring: box.position.x, to: 150, stiffness: 100, damping: 10, duration: 0.3, updateModel: true}",
        "duration cuts the spring off at 0.3 s", "leave out duration: the spring takes 1.47 s"
      ),
      (
        "  - {keyframes: box.opacity, values: [0.3], duration: 1}", "a single keyframe value has no effect",
        "give at least two values"
      ),
      (
        "  - {keyframes: box.opacity, values: [1, 0, 1], keyTimes: [0, 1], duration: 1}",
        "found 3 values but 2 keyTimes: Core Animation plays the first 2", "as many keyTimes as values"
      ),
    ] as [(String, String, String)])
  func slipsAreReported(step: String, message: String, hint: String) throws {
    let found = try warnings(step).filter { $0.line == 6 }
    #expect(found.contains { $0.message.hasPrefix(message) }, "\(step): \(found.map(\.message))")
    #expect(found.contains { $0.hint?.contains(hint) == true }, "\(step): \(found.map { $0.hint ?? "" })")
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func aShadowOnAMaskedLayerIsReportedAtItsKey() throws {
    let found = try warnings("  - {set: {box.opacity: 0.5}}", layer: ", masksToBounds: true, shadowOpacity: 0.5")
    #expect(found.first?.message == "masksToBounds cuts off the layer’s shadow" && found.first?.line == 3)
  }

  @Test(arguments: [
    "  - {basic: box.opacity, from: 0, to: 1, beginTime: 0.3, fillMode: backwards}",
    "  - {basic: box.opacity, from: 1, to: 0, beginTime: 0.3, updateModel: false}",
    "  - {basic: box.opacity, from: 0, to: 1, after: 0.3}",
    "  - {animate: {box.opacity: 0.5}, duration: 1}\n  - {animate: {box.opacity: 1}, duration: 1, after: 2}",
    "  - {animate: {box.transform.rotation: 180}, duration: 1}",
    "  - {swiftui: {box.transform.rotation: 360}}",
    "  - {set: {box.transform.rotation: 360}}",
    "  - {set: {box.anchorPoint: [0, 0], box.position: [10, 10]}}",
    "  - {set: {box.position: [10, 10], box.anchorPoint: [0, 0]}}",
    "  - {set: {box.shadowOpacity: 0.5}}", "  - {set: {box.masksToBounds: true}}",
    "  - {spring: box.position.x, from: 20, to: 150, bounce: 0.5, perceptualDuration: 0.35, updateModel: true}",
    "  - {spring: box.position.x, from: 20, to: 150, bounce: 0.5, duration: 3, updateModel: true}",
    "  - {animate: {box.opacity: 0}, springDuration: 0.4, bounce: 0.2}",
  ])
  func whatIsMeantIsNot(step: String) throws {
    let found = try warnings(step)
    #expect(found.isEmpty, "\(step): \(found.map(\.message))")
  }

  @Test(
    "Small slips say what to write, at their line",
    arguments: [
      (
        "canvas: {size: [9, 9]}\nlayers:\n  - {layer: a, frame: [1, 1, 2, 2], backgroundColor: #FF0000}\n",
        "s.yaml:3:54: error: in YAML, a # after a space begins a comment", "write '#FF0000', with the quotes"
      ),
      (
        "canvas: {size: [9, 9], background: #FFF}\nlayers: []\n",
        "s.yaml:1:36: error: in YAML, a # after a space begins a comment", "write '#FFF', with the quotes"
      ),
      (
        "canvas: {size: [9, 9]}\nlayers:\n  - {layer: a, contents: pin.svg}\n",
        "s.yaml:3:26: error: pin.svg is a drawing, but contents must be an image",
        "write {drawing: icon, source: pin.svg}"
      ),
      (
        "canvas: {size: [9, 9]}\nlayers:\n  - {layer: a, for: {f: ['a.png', 'b.png']}, contents: f}\n",
        "s.yaml:3:56: error: there is no ‘f’", "file names cannot use values such as f"
      ),
      (
        "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\n"
          + "start: {pop: a.positionX, to: 40, response: 0.35, dampingFraction: 0.8}\n",
        "s.yaml:3:51: error: pop has no ‘dampingFraction’", "the equivalent spring is tension: 322.3, friction: 28.7"
      ),
      (
        "canvas: {size: [9, 9]}\nlayers: []\nvariables: {dark: true}\ncolors: {ink: if dark then white else black}\n",
        "s.yaml:4:18: error: unknown name ‘dark’", "write this color under variables instead"
      ),
      (
        "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\n"
          + "start: {animate: {a.opacity: 0}, duration: 1, bounce: 0.3}\n",
        "s.yaml:3:44: error: a spring with bounce takes springDuration", "write springDuration instead of duration"
      ),
    ] as [(String, String, String)])
  func smallSlips(scene: String, message: String, hint: String) throws {
    let first = try #require(DiagnosticTests.diagnostics(scene).first)
    #expect(first.description.hasPrefix(message), "\(first.description)")
    #expect(first.hint?.contains(hint) == true, "\(first.hint ?? "no hint")")
  }

  @Test func millisecondsAreSuspected() throws {
    let found = try warnings("  - {animate: {box.position.x: 50}, duration: 300}")
    #expect(found.contains { $0.line == 6 && $0.message == "300 seconds is long for a motion" })
    #expect(found.contains { $0.hint == "write 0.3, or 300ms" })
  }

  /// States change immediately; in a block with a layer's property they may stand beside what is animated.
  @Test(arguments: [
    ("animate: {card.progress: 1}, duration: 0.4", true),
    ("swiftui: {card.progress: 1}, animation: bouncy", true),
    ("animateKeyframes: [{start: 0, duration: 0.5, set: {card.progress: 1}}], duration: 1", true),
    ("animate: {card.progress: 1, card.opacity: 0.5}, duration: 0.4", false),
    ("popBasic: card.progress, to: 1, duration: 0.4", false),
  ]) func blocksThatChangeOnlyStatesAreFound(step: String, isFound: Bool) throws {
    let scene = try IncludeTests.scene(
      """
      canvas: {size: [100, 100]}
      components: {sheet: {state: {progress: 0}, size: [9, 9], cornerRadius: 4 * progress}}
      layers: [{use: sheet, as: card, position: [50, 50]}]
      start: {\(step)}
      """, [:])
    let found = scene.readingWarnings
    #expect(found.isEmpty == !isFound, "\(found)")
    guard isFound else { return }
    #expect(found.first?.message == "nothing is animated: card.progress is a state, which changes immediately")
    #expect(found.first?.hint == "write popBasic: card.progress or pop: card.progress to animate a state")
    #expect(found.first?.line == 4)
  }
}
