import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Components, what instances change of them, and names inside them.
@Suite struct ComponentTests {
  static func stage(_ text: String, at time: Double = 0) throws -> Stage {
    let scene = try Scene(text: "canvas: {size: [200, 100]}\nduration: 5\n" + text, file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    }
    let stage = scene.makeStage()
    try stage.advance(to: time)
    return stage
  }

  static func layer(_ path: String, _ stage: Stage) throws -> Layer {
    var layer = stage.root
    for name in path.split(separator: ".") { layer = try #require(layer.sublayers.first { $0.name == name }) }
    return layer
  }

  static func message(_ text: String) -> String {
    do {
      _ = try stage(text)
      return ""
    } catch {
      return (error as? SceneFileError)?.diagnostics.first.map { "\($0.message)|\($0.hint ?? "")" } ?? "\(error)"
    }
  }

  @Test func layersKeysOverride() throws {
    let stage = try Self.stage(
      """
      components:
        ball: {size: [20, 20], position: [1, 2], cornerRadius: 10, backgroundColor: red}
      layers:
        - {use: ball, as: one, position: [50, 60]}
        - {use: ball, as: two, frame: [5, 5, 40, 40], backgroundColor: blue}
      """)
    #expect(try Self.layer("one", stage).frame == Rect(40, 50, 20, 20))
    #expect(try Self.layer("one", stage).cornerRadius == 10)
    #expect(try Self.layer("two", stage).frame == Rect(5, 5, 40, 40))
    #expect(try Self.layer("two", stage).backgroundColor == Color(red: 0, green: 0, blue: 1))
  }

  @Test func parametersAndGeometryOfParents() throws {
    let stage = try Self.stage(
      """
      variables: {barWidth: 80, i: 7}
      components:
        bar:
          parameters: {down: 0, height: 11, name: "'none'"}
          frame: [superlayer.bounds.width / 2 - barWidth / 2, down, barWidth, height]
          cornerRadius: self.bounds.height / 2
          sublayers:
            - {layer: half, frame: [0, 0, self.frame.width / 2, superlayer.bounds.height]}
            - {label: words, frame: [0, 0, 10, 10], text: called \\(name)}
      layers:
        - layer: button
          frame: [0, 0, 150, 150]
          sublayers:
            - {use: bar, as: top, with: {down: 40}}
            - {use: bar, as: more, for: {j: 2}, with: {down: 50 + j, height: 20, name: bar \\(j)}}
        - {layer: after, frame: [button.frame.maxX, canvas.height, 10, 10]}
      """)
    #expect(try Self.layer("button.top", stage).frame == Rect(35, 40, 80, 11))
    #expect(try Self.layer("button.top", stage).cornerRadius == 5.5)
    #expect(try Self.layer("button.top.half", stage).frame == Rect(0, 0, 40, 11))
    #expect(try Self.layer("button.more(1)", stage).frame == Rect(35, 51, 80, 20))
    #expect(try Self.layer("after", stage).frame == Rect(150, 100, 10, 10))
    guard case .text(let content) = try Self.layer("button.more(1).words", stage).content else {
      Issue.record("no text")
      return
    }
    #expect(content.string == "called bar 1")
  }

  @Test func eachInstanceActsByItself() throws {
    let stage = try Self.stage(
      """
      components:
        blinker:
          parameters: {late: 0}
          state: {level: 0.25}
          size: [10, 10]
          sublayers: [{layer: light, size: [5, 5]}]
          start:
            - {set: {light.opacity: level, self.zPosition: 3}}
            - {set: {level: 0.75}, after: 1 + late}
          always:
            twice: level * 2
            self.position.x: twice * 10
      layers:
        - {use: blinker, as: one}
        - {use: blinker, as: two, with: {late: 1}}
        - {layer: light, size: [1, 1]}
      always: {light.position.x: one.level * 100}
      """, at: 1.5)
    #expect(try Self.layer("one.light", stage).opacity == 0.25)
    #expect(try Self.layer("light", stage).opacity == 1)
    #expect(try Self.layer("one", stage).zPosition == 3)
    #expect(try Self.layer("one", stage).position.x == 15)
    #expect(try Self.layer("two", stage).position.x == 5)
    #expect(try Self.layer("light", stage).position.x == 75)
  }

  @Test func kindsAndComponentsInComponents() throws {
    let stage = try Self.stage(
      """
      components:
        dot: {is: shape, path: {ellipse: [0, 0, 10, 10]}, fillColor: red, size: [10, 10]}
        pair: {size: [40, 10], sublayers: [{use: dot, as: left}, {use: dot, as: right, fillColor: blue, for: {i: 2}}]}
      layers: [{use: pair, as: eyes}]
      """)
    guard case .shape(let left) = try Self.layer("eyes.left", stage).content,
      case .shape(let right) = try Self.layer("eyes.right(1)", stage).content
    else {
      Issue.record("no shapes")
      return
    }
    #expect(left.fillColor == Color(red: 1, green: 0, blue: 0))
    #expect(right.fillColor == Color(red: 0, green: 0, blue: 1))
  }

  @Test func loopsCountTheirRounds() throws {
    let stage = try Self.stage("layers: [{layer: a, for: {i: 2...3, j: 2}, frame: [index, count, i, j]}]")
    #expect(try Self.layer("a(3,1)", stage).frame == Rect(3, 4, 3, 1))
  }

  @Test(arguments: [
    (
      "layers: [{use: bal, as: a}]\ncomponents: {ball: {size: [1, 1]}}",
      "no component named ‘bal’|did you mean ball?"
    ),
    ("layers: [{use: a, as: x}]", "no component named ‘a’|define it under components"),
    (
      "layers: [{use: a, as: x}]\ncomponents: {a: {sublayers: [{use: b, as: y}]}, b: {sublayers: [{use: a, as: z}]}}",
      "a component cannot contain itself: a → b → a"
    ),
    ("layers: [{use: a}]\ncomponents: {a: {size: [1, 1]}}", "use needs as"),
    ("layers: [{use: a, as: x, with: {b: 1}}]\ncomponents: {a: {size: [1, 1]}}", "a has no parameter ‘b’|it has none"),
    (
      "layers: [{use: a, as: x, with: {b: red}}]\ncomponents: {a: {parameters: {b: 1}}}",
      "b must be a number, but is a color"
    ),
    ("layers: [{use: a, as: x}]\ncomponents: {a: {is: laier}}", "‘laier’ is not a kind of layer|did you mean layer?"),
    ("layers: [{use: a, as: x}]\ncomponents: {a: {sise: [1, 1]}}", "component has no ‘sise’|did you mean size?"),
    ("layers: [{use: a, as: x, sise: [1, 1]}]\ncomponents: {a: {}}", "use has no ‘sise’|did you mean size?"),
    ("layers: [{use: a, as: x, opacity: b}]\ncomponents: {a: {parameters: {b: 1}}}", "unknown name ‘b’"),
  ]) func slips(text: String, message: String) {
    #expect(Self.message(text).hasPrefix(message), "\(Self.message(text))")
  }

  /// Doubles at every level: more than a million layers by twenty lines.
  @Test func multiplyingComponentsAreBounded() {
    let components = (0..<20).map {
      "  c\($0): {sublayers: [{use: c\($0 + 1), as: a}, {use: c\($0 + 1), as: b}]}\n"
    }
    let text = "components:\n\(components.joined())  c20: {size: [1, 1]}\nlayers: [{use: c0, as: x}]"
    #expect(Self.message(text) == "the scene has more than 10000 layers|this limit is fixed")
  }

  @Test func loopsInLoopsAreBounded() {
    let text =
      "layers: [{layer: a, for: {i: 1000}, if: false}, {layer: b, for: {i: 9000}, sublayers: [{layer: c, for: {j: 90000}, if: j < 0}]}]"
    #expect(Self.message(text).hasPrefix("with the enclosing loops, this repeats more than 150000 times"))
  }
}
