import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Layers that are as large as what they contain.
@Suite struct FittingTests {
  /// Ten points for each character, and lines of twenty.
  private static let measure: TextMeasure = { text, width in
    let length = 10 * Double(text.string.count)
    guard length > width else { return Size(length, length > 0 ? 20 : 0) }
    let perLine = max(1, (width / 10).rounded(.down))
    return Size(perLine * 10, (Double(text.string.count) / perLine).rounded(.up) * 20)
  }

  private static func scene(_ layers: String, _ rest: String = "") throws -> Scene {
    let text = "canvas: {size: [400, 300]}\nduration: 5\nstate: {word: 0}\nlayers:\n\(layers)\n\(rest)"
    return try Scene(
      text: text, file: "s.yaml",
      findImage: { .success(ImageReference(name: $0, pixelWidth: 80, pixelHeight: 60, scale: 2)) },
      measuringText: { _ in measure })
  }

  private static func frame(_ path: String, _ stage: Stage) throws -> Rect {
    try ComponentTests.layer(path, stage).presentation(at: stage.time).frame
  }

  @Test(arguments: [
    ("{label: a, layout: {left: 10, top: 20}, text: Hello}", Rect(10, 20, 50, 20)),
    ("{label: a, layout: {right: 10, bottom: 20}, text: Hello}", Rect(340, 260, 50, 20)),
    ("{label: a, layout: center, text: Hello}", Rect(175, 140, 50, 20)),
    ("{label: a, layout: {left: 0, width: 30, top: 0}, text: Hello}", Rect(0, 0, 30, 40)),
    ("{label: a, layout: {left: 0, top: 0, height: 50}, text: Hello}", Rect(0, 0, 50, 50)),
    ("{label: a, position: [100, 50], text: Hello}", Rect(75, 40, 50, 20)),
    ("{label: a, position: [100, 50], anchorPoint: [0, 0], text: Hello}", Rect(100, 50, 50, 20)),
    ("{label: a, position: [100, 50], size: [8, 6], text: Hello}", Rect(96, 47, 8, 6)),
    ("{label: a, layout: {left: 5, top: 5}, size: [8, 6], text: Hello}", Rect(5, 5, 8, 6)),
    ("{button: a, layout: {left: 0, top: 0}, title: Order}", Rect(0, 0, 50, 32)),
    ("{button: a, layout: {left: 0, top: 0}, title: OK}", Rect(0, 0, 30, 32)),
    ("{layer: a, position: [100, 100], contents: photo.png}", Rect(80, 85, 40, 30)),
    ("{layer: a, layout: {right: 0, top: 0}, contents: photo.png}", Rect(360, 0, 40, 30)),
    ("{layer: a, layout: {left: 0, top: 0}, backgroundColor: red}", Rect(0, 0, 0, 0)),
  ]) func contentSaysHowLargeItIs(layer: String, frame: Rect) throws {
    let scene = try Self.scene("  - \(layer)")
    #expect(try Self.frame("a", scene.makeStage()) == frame)
  }

  @Test func whatComesAfterReadsTheSize() throws {
    let scene = try Self.scene(
      """
        - {label: a, layout: {left: 10, top: 10}, text: Hello}
        - {layer: below, frame: [0, a.frame.maxY, a.bounds.width, 4]}
        - {layer: beside, layout: {left: a.frame.maxX + 5, top: 0, width: 9, height: 9}}
      """, "start: [{set: {a.text: Hi}, after: 1}]")
    let stage = scene.makeStage()
    try stage.advance(to: 0)
    #expect(try Self.frame("below", stage) == Rect(0, 30, 50, 4))
    #expect(try Self.frame("beside", stage) == Rect(65, 0, 9, 9))
    try stage.advance(to: 1.1)
    #expect(try Self.frame("a", stage) == Rect(10, 10, 20, 20))
    #expect(try Self.frame("beside", stage) == Rect(35, 0, 9, 9))
  }

  /// Until the text changes again.
  @Test func aSizeThatIsGivenLaterStays() throws {
    let scene = try Self.scene(
      "  - {label: a, position: [100, 50], text: Hello}",
      """
      start:
        - {set: {a.bounds.size: [90, 30]}, after: 1}
        - {set: {a.text: Hi}, after: 2}
      """)
    let stage = scene.makeStage()
    try stage.advance(to: 1.5)
    #expect(try Self.frame("a", stage) == Rect(55, 35, 90, 30))
    try stage.advance(to: 2.5)
    #expect(try Self.frame("a", stage) == Rect(90, 40, 20, 20))
  }

  @Test func aRuleThatSaysTheFrameIsKept() throws {
    let scene = try Self.scene("  - {label: a, text: Hello}", "always: {a.frame: [1, 2, 30 + 10 * time, 4]}")
    let stage = scene.makeStage()
    for time in [0, 1.0] {
      try stage.advance(to: time)
      #expect(try Self.frame("a", stage) == Rect(1, 2, 30 + 10 * time, 4))
    }
  }

  @Test func aStackIsAsLargeAsWhatItPlaces() throws {
    let scene = try Self.scene(
      """
        - layer: card
          layout: {left: 20, width: 80, top: 10}
          stack: {spacing: 5, insets: 10}
          sublayers:
            - {label: heading, text: Hello}
            - {label: body, text: Longer text}
            - {layer: line, size: [0, 2]}
        - layer: row
          layout: {right: 0, bottom: 0}
          stack: {axis: horizontal, spacing: 4, alignment: center}
          sublayers:
            - {label: one, text: One}
            - {layer: dot, size: [6, 6]}
      """, "start: [{set: {body.text: Short, dot.hidden: true}, after: 1}]")
    let stage = scene.makeStage()
    try stage.advance(to: 0)
    #expect(try Self.frame("card", stage) == Rect(20, 10, 80, 20 + 20 + 40 + 2 + 10))
    #expect(try Self.frame("card.body", stage) == Rect(10, 35, 60, 40))
    #expect(try Self.frame("row", stage) == Rect(360, 280, 40, 20))
    #expect(try Self.frame("row.dot", stage) == Rect(34, 7, 6, 6))
    try stage.advance(to: 1.1)
    #expect(try Self.frame("card", stage) == Rect(20, 10, 80, 72))
    #expect(try Self.frame("row", stage) == Rect(370, 280, 30, 20))
  }

  @Test func contentThatScrollsIsAsLargeAsTheStackInside() throws {
    let scene = try Self.scene(
      """
        - scroll: feed
          frame: [0, 0, 200, 100]
          sublayers:
            - layer: list
              layout: {left: 0, right: 0, top: 0}
              stack: {spacing: 5, insets: 10}
              sublayers: [{label: item, for: {i: 9}, text: Item}]
      """)
    let feed = try ComponentTests.layer("feed", scene.makeStage())
    #expect(feed.model.contentSize == Size(200, 9 * 20 + 8 * 5 + 20))
  }

  @Test(arguments: [
    (
      "{layer: a, position: [5, 5], backgroundColor: red}", "",
      "a has no size, so it does not show its backgroundColor"
    ),
    ("{gradient: a, for: {i: 3}, colors: [red, blue]}", "", "a has no size, so it does not show its colors"),
    (
      "{layer: a, position: [5, 5], backgroundColor: red}", "start: [{animate: {a.bounds.size: [9, 9]}, duration: 1}]",
      nil
    ),
    ("{layer: a, layout: {left: 0, width: 4 * word, top: 0}, backgroundColor: red}", "", nil),
    ("{layer: a, layout: fill, backgroundColor: red}", "", nil),
    ("{layer: a, sublayers: [{layer: b, size: [9, 9], backgroundColor: red}]}", "", nil),
    ("{layer: a, size: [0, 9], backgroundColor: red}", "", nil),
    (
      "{emitter: a, size: [90, 9], emitterShape: line}", "",
      "a has no emitterSize, so it emits from a point regardless of emitterShape"
    ),
    ("{emitter: a, emitterShape: line, emitterSize: [90, 0]}", "", nil),
    ("{emitter: a, emitterShape: line}", "start: [{animate: {a.emitterSize: [9, 9]}, duration: 1}]", nil),
    ("{emitter: a, emitterShape: line, emitterSize: [word, 0]}", "start: {set: {word: 9}, after: 1}", nil),
    ("{emitter: a}", "", nil),
  ]) func whatNeverShowsIsReported(layer: String, rest: String, message: String?) throws {
    let warnings = try Self.scene("  - \(layer)", rest).readingWarnings
    #expect(warnings.map(\.message) == [message].compactMap(\.self))
  }
}
