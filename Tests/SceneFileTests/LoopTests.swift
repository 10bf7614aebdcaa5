import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// What `for` runs through: numbers, lists, rows of data, repeated layers.
@Suite struct LoopTests {
  private static func text(_ layer: Layer) -> String {
    if case .text(let text) = layer.model.content { text.string } else { "" }
  }

  static let songs = """
    data:
      songs:
        - {title: Teenage Dream, votes: 23, tint: '#FADA8C', box: [1, 2, 3, 4], curve: easeIn}
        - {title: Red, votes: 2 * 5, tint: white, box: [5, 6, 7, 8], curve: linear}

    """

  @Test func layersForRowsOfData() throws {
    let stage = try ComponentTests.stage(
      Self.songs + """
        layers:
          - layer: row
            for: {song: songs}
            frame: [song.index, song.votes + 1, song.count, songs.count]
            backgroundColor: song.tint
            sublayers:
              - {label: name, frame: song.box, text: '\\(song.title): \\(song.votes), \\(song.votes + 1)'}
        """)
    let rows = stage.root.sublayers
    #expect(rows.map(\.name) == ["row(0)", "row(1)"])
    #expect(rows.map(\.frame) == [Rect(0, 24, 2, 2), Rect(1, 11, 2, 2)])
    #expect(rows[1].backgroundColor == .white)
    #expect(rows[1].sublayers[0].frame == Rect(5, 6, 7, 8))
    // In a text a cell is used as it is written, so a song called Red isn't a color.
    #expect(rows.map { Self.text($0.sublayers[0]) } == ["Teenage Dream: 23, 24", "Red: 2 * 5, 11"])
  }

  @Test func rowsAreValues() throws {
    let stage = try ComponentTests.stage(
      Self.songs + """
        variables: {second: songs(1).votes}
        components:
          cell:
            parameters: {song: songs(0), wide: 1}
            frame: [song.votes, wide, 10, 10]
            backgroundColor: song.tint
        layers:
          - {use: cell, as: plain}
          - {use: cell, as: each, for: {s: songs}, with: {song: s, wide: second}}
        start: [{basic: each(1).opacity, to: 0, timingFunction: songs(0).curve, duration: 1}]
        """)
    #expect(stage.root.sublayers.map(\.frame.minX) == [23, 23, 10])
    #expect(stage.root.sublayers.map(\.frame.minY) == [1, 10, 10])
    #expect(stage.root.sublayers[2].backgroundColor == .white)
  }

  /// Values without names are read once for all rounds, and others in each.
  @Test func roundsDifferByWhatTheyName() throws {
    let stage = try ComponentTests.stage(
      """
      layers: [{layer: dot, for: {i: 3}, frame: [20 * i, 0, 10, 10]}]
      start:
        - {basic: dot(i).opacity, for: {i: 3}, to: i / 4, duration: 1, updateModel: true}
        - {basic: dot(i).position.x, for: {i: 3}, to: 50, duration: 1, updateModel: true}
        - {basic: dot(i).cornerRadius, for: {i: 3}, to: 4, duration: 1, after: i, updateModel: true}
        - {basic: dot(i).zPosition, for: {i: 3}, to: 7, duration: 1, if: i > 1, updateModel: true}
      """, at: 1.5)
    let dots = stage.root.sublayers
    #expect(dots.map(\.opacity) == [0, 0.25, 0.5])
    #expect(dots.map(\.position.x) == [50, 50, 50])
    #expect(dots.map(\.cornerRadius) == [4, 4, 0])
    #expect(dots.map(\.zPosition) == [0, 0, 7])
  }

  /// The steps of an action are read once, and what they name is each caller's.
  @Test func callsDifferByTheirArguments() throws {
    let stage = try ComponentTests.stage(
      """
      layers: [{layer: dot, for: {i: 3}, frame: [20 * i, 0, 10, 10]}]
      actions:
        fade:
          parameters: {part: dot(0), level: 1}
          do:
            - {basic: part.opacity, to: level, duration: 1, updateModel: true}
            - {basic: part.zPosition, to: 3, duration: 1, updateModel: true}
      start:
        - {run: fade, with: {part: dot(1), level: 0.5}}
        - {run: fade, with: {part: dot(2), level: 0.25}}
      """, at: 1.5)
    let dots = stage.root.sublayers
    #expect(dots.map(\.opacity) == [1, 0.5, 0.25])
    #expect(dots.map(\.zPosition) == [0, 3, 3])
  }

  /// A slip in a loop is reported once, and in an action at each of its uses that has it.
  @Test(arguments: [
    ("start: {basic: a.opacity, for: {i: 3}, to: blue, duration: 1}", ["expected a number, found ‘blue’"]),
    ("start: {basic: a.opacity, for: {i: 3}, to: 2 / (i - 1), duration: 1}", ["division by zero"]),
    ("start: {basic: a.opacity, for: {i: 3}, to: 1, duration: 1, size: 3}", ["basic has no ‘size’"]),
    ("start: {basic: a.opacity, for: {i: 3}, to: 1, duration: -1}", ["-1 is out of range"]),
    (
      "actions: {f: {do: {basic: a.opacity, to: 1, duration: -1}}}\nstart: [{run: f}, {run: f}]",
      ["-1 is out of range"]
    ),
  ]) func slipsOfRounds(text: String, messages: [String]) {
    let scene = "canvas: {size: [100, 100]}\nlayers: [{layer: a}]\n" + text
    let error = #expect(throws: SceneFileError.self) {
      try Scene(text: scene, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    }
    #expect(error?.diagnostics.map(\.message) == messages)
  }

  @Test func stepsForLayersAndLists() throws {
    let stage = try ComponentTests.stage(
      """
      layers:
        - {layer: dot, for: {i: 2...4}, size: [1, 1]}
        - {layer: head, size: [1, 1], sublayers: [{layer: eye, for: {i: 2}, size: [1, 1]}]}
        - {layer: tail, size: [1, 1]}
      start:
        - {set: {d.position.x: 10 + d.index, d.position.y: d.count}, for: {d: dot}}
        - {set: {e.zPosition: 3}, for: {e: head.eye}}
        - {set: {part.zPosition: height}, for: {part: [head, tail, dot(4)], height: [5, 2 * 3]}}
        - {set: {head.backgroundColor: tint}, for: {tint: [red, '#0000FF']}}
        - {set: {dot(2).zPosition: dot(3).position.x + dot(2 + 2).zPosition}, after: 1}
      """, at: 2)
    let dots = stage.root.sublayers.prefix(3)
    #expect(dots.map(\.name) == ["dot(2)", "dot(3)", "dot(4)"])
    #expect(dots.map(\.position) == [Point(10, 3), Point(11, 3), Point(12, 3)])
    let head = try ComponentTests.layer("head", stage)
    #expect(head.sublayers.map(\.zPosition) == [3, 3])
    #expect(head.zPosition == 6)
    #expect(head.backgroundColor == Color(red: 0, green: 0, blue: 1))
    #expect(dots.map(\.zPosition) == [17, 0, 6])
  }

  @Test func loopsFindTheLayersOfTheirComponent() throws {
    let stage = try ComponentTests.stage(
      """
      components:
        pair:
          size: [10, 10]
          sublayers: [{layer: dot, for: {i: 2}, size: [1, 1]}]
          start: [{set: {d.opacity: 0.5}, for: {d: dot}, if: self.position.x > 20}]
      layers:
        - {layer: dot, for: {i: 2}, size: [1, 1]}
        - {use: pair, as: one, position: [10, 10]}
        - {use: pair, as: two, position: [30, 10]}
      start: [{set: {d.zPosition: 1}, for: {d: dot}}]
      """)
    func shown(_ path: String) throws -> [Double] {
      let layer = try path.isEmpty ? stage.root : ComponentTests.layer(path, stage)
      return layer.sublayers.filter { $0.name.hasPrefix("dot") }.flatMap { [$0.opacity, $0.zPosition] }
    }
    #expect(try shown("") == [1, 1, 1, 1])
    #expect(try shown("one") == [1, 0, 1, 0])
    #expect(try shown("two") == [0.5, 0, 0.5, 0])
  }

  @Test(arguments: [
    ("layers: [{layer: a, for: {s: song}}]", "unknown name ‘song’|did you mean songs?"),
    ("layers: [{layer: a, for: {s: songs}, opacity: s.vote}]", "row 0 of songs has no ‘vote’|did you mean votes?"),
    ("layers: [{layer: a, opacity: songs(2).votes}]", "songs has 2 rows, but the index is 2|rows are numbered from 0"),
    ("layers: [{layer: a, for: {s: songs}, opacity: s.title}]", "not an expression"),
    ("layers: [{layer: a, for: {s: songs}, opacity: s}]", "expected a number from 0 to 1, found ‘s’"),
    ("layers: [{layer: a, for: {s: songs}, opacity: s.box + 1}]", "a list of 4 values cannot be part of an expression"),
    ("layers: [{layer: a, for: {i: -1}}]", "-1 is out of range|a count must be at least 0"),
    ("layers: [{layer: a, for: {i: 1.5}}]", "expected a whole number, found ‘1.5’"),
    ("layers: [{layer: a, for: {i: 5...2}}]", "the start of the range, 5, is greater than its end, 2"),
    ("layers: [{layer: a, for: 5}]", "expected a map such as {i: 5}"),
    ("layers: [{layer: a, for: {songs: 2}}]", "the name songs is already in use|choose another name"),
    (
      "layers: [{layer: a, for: {i: [[1]]}}]",
      "expected a value, the name of a layer, or quoted text, found a list of 1 value"
    ),
    ("layers: [{layer: a, for: {i: [b]}}]", "unknown name ‘b’"),
    ("layers: [{layer: a, for: {i: 1000000}}]", "this repeats more than 100000 times|this limit is fixed"),
    ("layers: [{layer: a, for: {i: 20000}}]", "the scene has more than 10000 layers|this limit is fixed"),
    (
      "layers: []\nstart: {set: {x: 1}, for: {i: n}}\nstate: {n: 3, x: 0}",
      "a loop count is fixed when the file is read"
    ),
  ]) func slips(text: String, message: String) {
    let found = ComponentTests.message(Self.songs + text)
    #expect(found.contains(message) || message == "not an expression" && !found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("data: {songs: 5}", "expected a list of rows such as"),
    ("data: {songs: [5]}", "expected a row such as"),
    ("data: {songs: [{index: 5}]}", "every row already has ‘index’"),
    ("data: {a: []}\nvariables: {a: 1}", "the name a is already in use"),
    ("data: {a: [{b: a(0).c, c: a(0).b}]}\nvariables: {d: a(0).b + 1}", "expected a number, found text"),
  ]) func slipsOfData(text: String, message: String) {
    let found = ComponentTests.message(text + "\nlayers: []")
    #expect(found.hasPrefix(message), "\(found)")
  }
}
