import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import Testing

/// Layers that follow those around and before them.
@Suite struct LayoutTests {
  private static func frame(_ path: String, _ stage: Stage) throws -> Rect {
    try ComponentTests.layer(path, stage).presentation(at: stage.time).frame
  }

  private static func inCard(_ layers: String, _ rest: String = "") -> String {
    """
    state: {gap: 10}
    layers:
      - layer: card
        position: [100, 50]
        size: [80, 60]
        sublayers: \(layers)
    \(rest)
    """
  }

  @Test(arguments: [
    ("layout: fill", Rect(0, 0, 80, 60)),
    ("layout: center, size: [20, 10]", Rect(30, 25, 20, 10)),
    ("layout: {insets: 5}", Rect(5, 5, 70, 50)),
    ("layout: {insets: 5, top: 20}", Rect(5, 20, 70, 35)),
    ("layout: {left: 3, right: 7, bottom: 2, height: 8}", Rect(3, 50, 70, 8)),
    ("layout: {right: 7, width: 20, centerY: 4}, size: [1, 10]", Rect(53, 29, 20, 10)),
    ("layout: {centerX: -10, top: 1}, size: [20, 10], anchorPoint: [0, 1]", Rect(20, 1, 20, 10)),
    ("layout: {left: superlayer.bounds.width / 4, width: self.bounds.height * 2}, size: [1, 10]", Rect(20, 0, 20, 10)),
    ("layout: {left: 100, right: 100}", Rect(100, 0, 0, 0)),
    ("layout: {bottom: gap, height: gap}", Rect(0, 40, 0, 10)),
  ]) func aFrameFollowsTheLayerAround(keys: String, expected: Rect) throws {
    let stage = try ComponentTests.stage(Self.inCard("[{layer: a, \(keys)}]"))
    #expect(try Self.frame("card.a", stage) == expected)
  }

  @Test func framesFollowWhileBoundsMove() throws {
    let stage = try ComponentTests.stage(
      Self.inCard(
        """

              - {layer: bar, layout: {left: 0, right: 0, bottom: gap, height: 10}}
              - {layer: note, size: [20, 4], layout: {centerX: 0, top: bar.frame.minY - 8}}
              - {button: ok, title: OK, layout: {insets: 10}}
        """,
        """
        start:
          - {basic: card.bounds.size, to: [160, 120], duration: 1, timingFunction: linear, updateModel: true}
          - {set: {gap: 30}, after: 0.75}
        """), at: 0.5)
    #expect(try Self.frame("card.bar", stage) == Rect(0, 70, 120, 10))
    #expect(try Self.frame("card.note", stage) == Rect(50, 62, 20, 4))
    #expect(try Self.frame("card.ok.title", stage) == Rect(0, 0, 100, 70))
    try stage.advance(to: 1)
    #expect(try Self.frame("card.bar", stage) == Rect(0, 80, 160, 10))
    #expect(try Self.frame("card.note", stage) == Rect(70, 72, 20, 4))
    // The model follows, too, and no animation is made of it.
    #expect(try ComponentTests.layer("card.bar", stage).bounds.width == 160)
  }

  @Test(arguments: [
    ("vertical", [Rect(0, 0, 80, 6), Rect(0, 6, 80, 7), Rect(0, 13, 80, 8)]),
    ("horizontal", [Rect(0, 0, 5, 60), Rect(5, 0, 5, 60), Rect(10, 0, 5, 60)]),
    ("{spacing: 2, insets: 3, alignment: center}", [Rect(37.5, 3, 5, 6), Rect(37.5, 11, 5, 7), Rect(37.5, 20, 5, 8)]),
    (
      "{spacing: superlayer.bounds.width / 40, insets: superlayer.superlayer.bounds.height / 100}",
      [Rect(1, 1, 78, 6), Rect(1, 9, 78, 7), Rect(1, 18, 78, 8)]
    ),
    (
      "{axis: horizontal, equally: true, alignment: end, spacing: gap}",
      [Rect(0, 54, 20, 6), Rect(30, 53, 20, 7), Rect(60, 52, 20, 8)]
    ),
  ]) func layersOfAStackFollowEachOther(stack: String, expected: [Rect]) throws {
    let text = Self.inCard("[{layer: r, for: {i: 3}, size: [5, 6 + i]}]")
    let stage = try ComponentTests.stage(text.replacing("size: [80", with: "stack: \(stack)\n    size: [80"))
    #expect(try (0..<3).map { try Self.frame("card.r(\($0))", stage) } == expected)
  }

  @Test func aStackFollowsItsRows() throws {
    let text = Self.inCard(
      "[{layer: r, for: {i: 3}, size: [5, 10], sublayers: [{layer: line, layout: {left: 2, right: 2, bottom: 0, height: 1}}]}]",
      """
      start:
        - {basic: r(0).bounds.size.height, to: 20, duration: 1, timingFunction: linear, updateModel: true}
        - {set: {r(1).hidden: true}, after: 0.75}
      """)
    let stage = try ComponentTests.stage(text.replacing("size: [80", with: "stack: vertical\n    size: [80"), at: 0.5)
    #expect(try Self.frame("card.r(1)", stage).minY == 15)
    #expect(try Self.frame("card.r(0).line", stage) == Rect(2, 14, 76, 1))
    try stage.advance(to: 1)
    #expect(try Self.frame("card.r(2)", stage).minY == 20)
  }

  @Test func componentsHaveLayouts() throws {
    let stage = try ComponentTests.stage(
      """
      components:
        bar: {parameters: {inset: 4}, layout: {left: inset, right: inset, height: self.bounds.height}, size: [1, 7]}
      layers:
        - {use: bar, as: a}
        - {use: bar, as: b, with: {inset: 10}}
        - {use: bar, as: c, layout: {right: 0, width: 30}}
        - {use: bar, as: d, frame: [1, 2, 3, 4]}
      """)
    #expect(try Self.frame("a", stage) == Rect(4, 0, 192, 7))
    #expect(try Self.frame("b", stage) == Rect(10, 0, 180, 7))
    #expect(try Self.frame("c", stage) == Rect(170, 0, 30, 7))
    #expect(try Self.frame("d", stage) == Rect(1, 2, 3, 4))
  }

  @Test(arguments: [
    ("[{layer: a, layout: fil}]", "", "‘fil’ is not a layout|did you mean fill?"),
    ("[{layer: a, layout: {lft: 1}}]", "", "layout has no ‘lft’|did you mean left?"),
    (
      "[{layer: a, layout: {left: 1, right: 2, width: 3}}]", "",
      "these values of left, right, centerX and width cannot be combined"
    ),
    (
      "[{layer: a, layout: {top: 1, centerY: 2}}]", "",
      "these values of top, bottom, centerY and height cannot be combined"
    ),
    ("[{layer: a, layout: fill, frame: [0, 0, 1, 1]}]", "", "layout positions the layer, so frame cannot be set"),
    ("[{layer: a, layout: {left: b.frame.maxX}}, {layer: b}]", "", "unknown name ‘b.frame.maxX’"),
    ("[{layer: a, stack: round}]", "", "expected a map of axis, spacing"),
    ("[{layer: a, stack: {spacing: gop}}]", "", "unknown name ‘gop’|did you mean gap?"),
    ("[{layer: a, sublayers: [{layer: b, stack: {insets: gop}}]}]", "", "unknown name ‘gop’|did you mean gap?"),
    (
      "[{layer: a, stack: vertical, sublayers: [{layer: b, frame: [0, 0, 1, 1]}]}]", "",
      "the enclosing stack positions the layer, so frame cannot be set|give only its size"
    ),
    ("[{layer: a, layout: fill}]", "start: {set: {a.position: [0, 0]}}", "a layout positions a and would"),
    ("[{layer: a, layout: fill}]", "start: {pop: a.positionX, to: 5}", "a layout positions a and would"),
    ("[{layer: a, layout: {left: 1 / gap}}]", "start: {set: {gap: 0}, after: 1}", "at 1 s: division by zero"),
  ]) func slips(layers: String, rest: String, message: String) {
    let text = Self.inCard(layers, rest)
    let found: String
    do {
      _ = try ComponentTests.stage(text, at: 2)
      found = ""
    } catch {
      found = (error as? SceneFileError)?.diagnostics.first.map { "\($0.message)|\($0.hint ?? "")" } ?? "\(error)"
    }
    #expect(found.hasPrefix(message), "\(found)")
  }
}
