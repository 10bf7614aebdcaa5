import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import TestSupport
import Testing

/// Keys of layers whose values read states: they follow these.
@Suite struct FollowingKeyTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  /// The model values of all layers by their paths.
  private func nodes(_ stage: Stage, at time: Double) throws -> [String: LayerProperties] {
    try stage.advance(to: time)
    var found: [String: LayerProperties] = [:]
    func add(_ layer: Layer, _ path: String) {
      found[path] = layer.model
      for inner in layer.sublayers { add(inner, path.isEmpty ? inner.name : "\(path).\(inner.name)") }
    }
    add(stage.root, "")
    return found
  }

  private func text(_ properties: LayerProperties?) -> String? {
    if case .text(let text)? = properties?.content { text.string } else { nil }
  }

  @Test("Texts, colors, frames, and titles follow the states that they read, each layer of a loop its own")
  func states() throws {
    let stage = try scene(
      """
      canvas: {size: [200, 100]}
      state: {chosen: 0, count: 0}
      layers:
        - {layer: tab, for: {i: 2}, frame: [20 * i, 0, 20, 10], backgroundColor: if chosen == i then red else blue}
        - {layer: bar, frame: [0, 20, 10 * count, 5], hidden: count > 2}
        - {label: shown, position: [50, 50], text: \\(count) of 3}
        - {label: told, position: [50, 70], text: \\(if count == 0 then 'none' else '\\(count) of \\(1 + 2)')}
        - {button: play, frame: [0, 60, 50, 20], title: "\\\\(if count > 0 then 'Pause' else 'Play')"}
      start:
        - {set: {chosen: 1, count: 2}, after: 1}
        - {set: {count: 3}, after: 2}
      """
    ).makeStage()
    var now = try nodes(stage, at: 0.5)
    #expect(now["tab(0)"]?.backgroundColor == Color("red") && now["tab(1)"]?.backgroundColor == Color("blue"))
    #expect(now["bar"]?.frame == Rect(0, 20, 0, 5) && text(now["shown"]) == "0 of 3")
    #expect(text(now["told"]) == "none")
    #expect(text(now["play.title"]) == "Play")
    now = try nodes(stage, at: 1.5)
    #expect(now["tab(0)"]?.backgroundColor == Color("blue") && now["tab(1)"]?.backgroundColor == Color("red"))
    #expect(now["bar"]?.frame == Rect(0, 20, 20, 5) && text(now["shown"]) == "2 of 3")
    #expect(text(now["told"]) == "2 of 3")
    #expect(text(now["play.title"]) == "Pause" && now["bar"]?.isHidden == false)
    #expect(try nodes(stage, at: 2.5)["bar"]?.isHidden == true)
  }

  @Test("Instances of a component follow their own states, and know their surroundings")
  func components() throws {
    let stage = try scene(
      """
      canvas: {size: [200, 100]}
      components:
        toggle:
          parameters: {tint: green}
          state: {on: false}
          size: [60, 30]
          backgroundColor: if on then tint else gray
          sublayers:
            - {layer: knob, size: [20, 20], position: 'if on then [superlayer.bounds.width - 15, self.bounds.height / 2] else [15, 15]'}
          start: {set: {on: true}, if: tint == red, after: 1}
      layers:
        - {use: toggle, as: t, for: {tint: [red, green]}, position: [50 + 80 * index, 40], with: {tint: tint}}
      """
    ).makeStage()
    var now = try nodes(stage, at: 0.5)
    #expect(now["t(0)"]?.backgroundColor == Color("gray") && now["t(0).knob"]?.position == Point(15, 15))
    now = try nodes(stage, at: 1.5)
    #expect(now["t(0)"]?.backgroundColor == Color("red") && now["t(0).knob"]?.position == Point(45, 15))
    #expect(now["t(1)"]?.backgroundColor == Color("gray") && now["t(1).knob"]?.position == Point(15, 15))
  }

  @Test("Keys follow the time, and what layers before them show")
  func presentation() throws {
    let stage = try scene(
      """
      canvas: {size: [200, 100]}
      layers:
        - layer: bar
          size: [100, 10]
          position: [50, 20]
          sublayers: [{label: width, position: [10, 5], text: \\(round(presentation(superlayer.bounds.size.width)))}]
        - {layer: hand, size: [10, 40], position: [50, 60], transform: {rotate: 90 * time}}
      start: {animate: {bar.bounds.size.width: 0}, duration: 1, options: [curveLinear]}
      """
    ).makeStage()
    let now = try nodes(stage, at: 0.5)
    #expect(text(now["bar.width"]) == "50")
    #expect(abs((now["hand"]?.transform.affine.b ?? 0) - 0.5.squareRoot()) < 1e-9)
    #expect(text(try nodes(stage, at: 1.5)["bar.width"]) == "0")
  }

  @Test("Keys follow fingers: what scrolls, gestures, and whether a button is selected")
  func fingers() throws {
    let stage = try scene(
      """
      canvas: {size: [100, 200]}
      duration: 3
      layers:
        - {scroll: pages, frame: [0, 0, 100, 100], contentSize: [300, 100]}
        - {layer: dot, for: {i: 3}, frame: [20 * i, 110, 10, 10], opacity: if round(pages.contentOffset.x / 100) == i then 1 else 0.5}
        - {button: heart, frame: [0, 150, 20, 20]}
        - {layer: card, frame: [50, 130, 50, 50], backgroundColor: if heart.selected then red else blue}
        - {layer: shade, frame: [0, 190, 10, 10], opacity: 'clamp(card.pan.translation.x / 40, 0, 1)'}
      when: {card.panEnded: []}
      script:
        - {scroll: pages, at: 0.2, by: [100, 0], duration: 0.3}
        - {drag: card, at: 1, by: [30, 0], duration: 0.5}
      start: {set: {heart.selected: true}, after: 0.5}
      """
    ).makeStage()
    var now = try nodes(stage, at: 0.1)
    #expect(now["dot(0)"]?.opacity == 1 && now["dot(1)"]?.opacity == 0.5 && now["shade"]?.opacity == 0)
    #expect(now["card"]?.backgroundColor == Color("blue"))
    now = try nodes(stage, at: 0.9)
    #expect(now["dot(0)"]?.opacity == 0.5 && now["dot(1)"]?.opacity == 1)
    #expect(now["card"]?.backgroundColor == Color("red"))
    #expect(try nodes(stage, at: 1.4)["shade"]?.opacity ?? 0 > 0.2)
  }

  @Test("A scene that follows the time without saying how long it plays is warned of", arguments: [true, false])
  func timeWithoutDuration(saysDuration: Bool) throws {
    let scene = try scene(
      """
      canvas: {size: [9, 9]}
      \(saysDuration ? "duration: 2" : "title: Spin")
      state: {open: true}
      layers:
        - {label: b, position: [5, 5], text: \\(if open then 'time' else '')}
        - {layer: a, frame: [0, 0, 9, 9], transform: {rotate: 90 * time}}
      """)
    #expect(
      scene.readingWarnings.map(\.message)
        == (saysDuration
          ? []
          : [
            "this depends on time, but without a duration the scene ends at 0.5 s, when all else is at rest"
          ]))
    #expect(scene.readingWarnings.allSatisfy { $0.line == 6 })
    #expect(scene.duration == (saysDuration ? 2 : 0.5))
  }

  @Test("The lines of rules name the layers, and what else reads a state is an error that says so")
  func names() throws {
    let made = try scene(
      """
      canvas: {size: [100, 100]}
      state: {on: false}
      layers: [{layer: a, frame: [0, 0, 9, 9], sublayers: [{layer: b, frame: [0, 0, 5, 5], hidden: on}]}]
      start: {set: {on: true}, after: 1}
      """)
    #expect(made.ruleLines.map { $0.map(\.name) } == [["a.b.hidden"]])
    #expect(made.stateNames == ["on"])
    let error = #expect(throws: SceneFileError.self) {
      try scene("canvas: {size: [9, 9]}\nstate: {on: true}\nlayers: [{layer: a, frame: [0, 0, 9, 9], if: on}]")
    }
    #expect(error?.diagnostics.map(\.message) == ["unknown name ‘on’"])
    #expect(
      error?.diagnostics.first?.hint
        == "on is a state, which only layer properties, steps, and rules can read")
  }

  @Test("Numbers that follow are clamped to their ranges from the beginning; others are errors")
  func ranges() throws {
    func stage(_ opacity: String) throws -> Stage {
      try scene(
        """
        canvas: {size: [200, 100]}
        state: {page: 0}
        layers:
          - {layer: art, for: {i: 3}, frame: [20 * i, 0, 20, 10], opacity: \(opacity), cornerRadius: 5}
        start:
          - {set: {page: 2}, after: 1}
        """
      ).makeStage()
    }
    let played = try stage("1 - abs(page - i)")
    #expect(try nodes(played, at: 0.5)["art(2)"]?.opacity == 0)
    #expect(try nodes(played, at: 1.5)["art(2)"]?.opacity == 1)
    #expect(throws: SceneFileError.self) { try stage("1 - i") }
  }
}
