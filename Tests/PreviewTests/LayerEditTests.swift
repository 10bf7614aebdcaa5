import Flipbook
import Geometry
import SceneDiagnostics
import SceneProgram
import SceneSyntax
import TestSupport
import Testing

@testable import Preview

/// Layers that are selected on the picture, and values and steps that are written into the file.
@Suite struct LayerEditTests {
  private static let file = """
    canvas: {size: [240, 160], background: white}
    duration: 2
    variables: {wide: 60, tint: '#FF0000'}
    components:
      chip:
        size: [20, 20]
        backgroundColor: black
    layers:
      # The card
      - {layer: card, frame: [20, 20, wide, 40], backgroundColor: tint}   # red
      - layer: photo
        position: [140, 80]   # its middle
        size: [60, 40]
        backgroundColor: '#CC79A7'
        sublayers:
          - {layer: badge, frame: [-5, -5, 20, 20], backgroundColor: black}
      - {layer: dot, for: {i: 3}, frame: [200, 20 + i * 40, 20, 20], backgroundColor: black}
      - {use: chip, as: one, position: [20, 130]}
      - {layer: group, frame: [0, 0, 240, 160]}
    start:
      - {basic: card.opacity, to: 0.5, duration: 0.5, updateModel: true}  # fades
    # The end
    """

  private func read(_ text: String) throws -> Scene {
    try Scene(text: text, file: "layers.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func layer(_ line: Int, _ column: Int) throws -> LayerText {
    var source = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: Self.file)]))
    let read = source.read()
    let root = try #require(read)
    return try #require(
      LayerText(atLine: line, column: column, in: root, variables: ["wide": "60", "tint": "#FF0000"]))
  }

  @Test(
    "The frontmost visible layer is selected, whether it takes touches or not",
    arguments: [
      (30.0, 30.0, "card"), (140, 80, "photo"), (112, 62, "photo.badge"), (210, 70, "dot(1)"), (20, 130, "one"),
      (100, 150, "group"),
    ])
  func picks(x: Double, y: Double, path: String) throws {
    let stage = try read(Self.file).makeStage()
    try stage.advance(to: 0)
    #expect(LayerSelection(.point(Point(x, y)), on: stage)?.path == path)
    #expect(LayerSelection(.path(path), on: stage)?.path == path)
    #expect(LayerSelection(.path(path + ".none"), on: stage) == nil)
    #expect(LayerSelection(.point(Point(-10, y)), on: stage) == nil)
  }

  @Test("A layer's values are numbers, variables, or what cannot be changed with its reason")
  func lists() throws {
    let card = try layer(10, 13)
    #expect(card.path == ["layers", "0"])
    let frame = try #require(card.keys.first { $0.name == "frame" })
    #expect(frame.parts.map(\.value) == [20, 20, 60, 40])
    #expect(frame.parts.map(\.variable) == [nil, nil, "wide", nil])
    #expect(card.keys.first { $0.name == "layer" }?.parts.first?.obstacle != nil)
    let radius = try #require(card.keys.first { $0.name == "cornerRadius" })
    #expect(
      radius.line == nil && radius.parts == [LayerText.Part(path: ["layers", "0", "cornerRadius"], text: "", value: 0)])
    let dots = try layer(17, 13)
    let place = try #require(dots.keys.first { $0.name == "frame" })
    #expect(place.parts[1].obstacle == "set by the formula ‘20 + i * 40’" && place.parts[0].value == 200)
  }

  @Test(
    "A value goes to its place, and nothing else changes",
    arguments: [
      ("layers/0/frame/0", "24", "  - {layer: card, frame: [24, 20, wide, 40], backgroundColor: tint}   # red"),
      (
        "layers/0/cornerRadius", "8",
        "  - {layer: card, frame: [20, 20, wide, 40], cornerRadius: 8, backgroundColor: tint}   # red"
      ),
      ("layers/1/position/1", "82.5", "    position: [140, 82.5]   # its middle"),
      ("layers/1/backgroundColor", "#00FF00", "    backgroundColor: '#00FF00'"),
      ("layers/1/cornerRadius", "4", "    cornerRadius: 4"),
      (
        "layers/0/backgroundColor", "#00FF00",
        "  - {layer: card, frame: [20, 20, wide, 40], backgroundColor: '#00FF00'}   # red"
      ),
      ("layers/4/opacity", "0.5", "  - {layer: group, opacity: 0.5, frame: [0, 0, 240, 160]}"),
    ])
  func writes(path: String, value: String, line: String) throws {
    let keys = path.split(separator: "/").map(String.init)
    for newline in ["\n", "\r\n"] {
      let file = Self.file.replacing("\n", with: newline)
      let text = try ValueEdit(file).setting(keys, to: value).replacing("\r\n", with: "\n")
      let added = LineDifference.text(from: Self.file, to: text).split(separator: "\n").filter { $0.hasPrefix("+") }
      #expect(added.map { String($0.dropFirst()) } == [line])
      _ = try read(text)
    }
  }

  @Test("What is no single value is refused")
  func refuses() throws {
    let edit = try ValueEdit(Self.file)
    #expect(throws: SceneEditError.self) { try edit.setting(["layers", "0", "frame"], to: "1") }
    #expect(throws: SceneEditError.self) { try edit.setting(["layers", "9", "frame", "0"], to: "1") }
    #expect(throws: SceneEditError.self) { try edit.setting(["layers", "0", "frame", "0"], to: "1\n2") }
    #expect(throws: SceneEditError.self) { try edit.setting(["layers", "0", "frame", "0"], to: "") }
    #expect(throws: SceneEditError.self) { try edit.setting(["layers", "1", "backgroundColor"], to: "a'b") }
    #expect(throws: SceneEditError.self) { try ValueEdit("a: [") }
    // A value cannot bring other keys with it.
    let text = try edit.setting(["layers", "0", "frame", "0"], to: "1], opacity: 0, x: [2")
    #expect(text.contains("['1], opacity: 0, x: [2', 20, wide, 40]"))
  }

  @Test("Each motion that can be added is a valid step, wherever it is added", arguments: StepTemplate.allCases)
  func adds(template: StepTemplate) throws {
    for (target, time) in [("card", 0), ("dot(1)", 0.25), ("photo.badge", 1)] {
      let step = template.step(on: target, at: time)
      let block = try ScriptBlock(Self.file).adding(step, to: "start", after: "layers")
      #expect(block == Self.file.replacing("# fades\n", with: "# fades\n  - \(step)\n"))
      let scene = try read(block)
      #expect(try scene.check().isEmpty, "\(step)")
      let bare = Self.file.split(separator: "start:")[0]
      let new = try ScriptBlock(String(bare)).adding(step, to: "start", after: "layers")
      #expect(new == bare + "start:\n  - \(step)\n")
      let flow = bare + "start: [{set: {card.opacity: 1}}]\n"
      let inside = try ScriptBlock(String(flow)).adding(step, to: "start", after: "layers")
      #expect(inside == bare + "start: [\(step), {set: {card.opacity: 1}}]\n")
      _ = try read(inside)
    }
    #expect(throws: SceneEditError.self) {
      try ScriptBlock("start: {set: {open: true}}\n").adding("{}", to: "start", after: "layers")
    }
  }

  @Test(
    "A step is added to the handler of an event, and nothing else changes",
    arguments: [
      ("", "when:\n  card.tap: {NEW}\n"),
      ("when:\n  menu.tap: {set: {a: 1}}\n", "when:\n  menu.tap: {set: {a: 1}}\n  card.tap: {NEW}\n"),
      ("when:\n  card.tap: {set: {a: 1}}   # one\n", "when:\n  card.tap: [{set: {a: 1}}, {NEW}]   # one\n"),
      ("when:\n  card.tap: [{set: {a: 1}}]\n", "when:\n  card.tap: [{NEW}, {set: {a: 1}}]\n"),
      ("when:\n  card.tap: []\n", "when:\n  card.tap: [{NEW}]\n"),
      (
        "when:\n  card.tap:\n    - {set: {a: 1}}\n    - set:\n        a: 2\n  # Then\n  menu.tap: {set: {a: 1}}\n",
        "when:\n  card.tap:\n    - {set: {a: 1}}\n    - set:\n        a: 2\n    - {NEW}\n  # Then\n  menu.tap: {set: {a: 1}}\n"
      ),
      (
        "when:\n  card.tap:\n  - {set: {a: 1}}\n  menu.tap: {set: {a: 1}}\n",
        "when:\n  card.tap:\n  - {set: {a: 1}}\n  - {NEW}\n  menu.tap: {set: {a: 1}}\n"
      ),
      ("when: {menu.tap: {set: {a: 1}}}\n", "when: {card.tap: {NEW}, menu.tap: {set: {a: 1}}}\n"),
      ("when: {}\n", "when: {card.tap: {NEW}}\n"),
    ])
  func handles(old: String, new: String) throws {
    let step = "{basic: card.opacity, to: 0, duration: 0.3}"
    let scene = { (when: String) in
      """
      canvas: {size: [100, 100]}
      duration: 1
      state: {a: 0}
      layers:
        - {layer: card, frame: [0, 0, 40, 40]}
        - {layer: menu, frame: [50, 0, 40, 40]}
      \(when)always: {card.cornerRadius: a}

      """
    }
    for newline in ["\n", "\r\n"] {
      let text = try ScriptBlock(scene(old).replacing("\n", with: newline)).adding(step, toHandler: "card.tap")
      #expect(text.replacing("\r\n", with: "\n") == scene(new.replacing("{NEW}", with: step)))
      #expect(try read(text).check().isEmpty)
    }
  }

  @Test(
    "A handler that takes no other step is named",
    arguments: [
      "when:\n  card.tap:\n    set: {a: 1}\n", "when:\n  card.tap: {set:\n    {a: 1}}\n",
      "when: [{card.tap: {set: {a: 1}}}]\n",
      "when: {card.tap: {set: {a: 1}}}\n",
    ])
  func refusesHandlers(text: String) throws {
    #expect(throws: SceneEditError.self) { try ScriptBlock(text).adding("{NEW}", toHandler: "card.tap") }
  }

  @Test("Two changes of a text are merged by values, and a conflict keeps theirs")
  func merges() {
    let base = "a: {x: 1, y: 2}\nb: 3\nc: 4\n"
    func merge(_ ours: String, _ theirs: String) -> TextMerge.Result {
      TextMerge.merge(base: base, ours: ours, theirs: theirs)
    }
    #expect(
      merge("a: {x: 5, y: 2}\nb: 3\nc: 4\n", "a: {x: 1, y: 6}\nb: 3\nc: 4\n").text == "a: {x: 5, y: 6}\nb: 3\nc: 4\n")
    #expect(merge("a: {x: 1, y: 2}\nb: 3\nc: 4\nd: 5\n", "# new\n" + base).text == "# new\n" + base + "d: 5\n")
    #expect(merge(base, "z: 1\n") == TextMerge.Result(text: "z: 1\n"))
    #expect(merge("z: 1\n", base) == TextMerge.Result(text: "z: 1\n"))
    let conflict = merge("a: {x: 5, y: 2}\nb: 7\nc: 4\n", "a: {x: 6, y: 2}\nb: 3\nc: 4\n")
    #expect(conflict == TextMerge.Result(text: "a: {x: 6, y: 2}\nb: 7\nc: 4\n", discarded: ["a: {x: 5, y: 2}"]))
    // The same change on both sides is one.
    #expect(merge("a: {x: 9, y: 2}\nb: 3\nc: 4\n", "a: {x: 9, y: 2}\nb: 3\nc: 4\n").discarded.isEmpty)
    #expect(merge("", "").text.isEmpty)
  }
}
