import Foundation
import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Every slip has one clear message: where, what was found, what belongs there, and the nearest valid name.
@Suite struct DiagnosticTests {
  /// A scene with a slip in it, and how the first message begins and what it says below.
  struct Slip: Sendable, CustomTestStringConvertible {
    let name: String
    let scene: String
    let message: String
    var hint: String?
    var testDescription: String { name }
  }

  static let head = "canvas: {size: [100, 100]}\nlayers: [{layer: ball, frame: [0, 0, 10, 10]}]\n"

  static func diagnostics(_ text: String) -> [Diagnostic] {
    do {
      _ = try Scene(text: text, file: "s.yaml") { name in
        name == "here.png"
          ? .success(ImageReference(name: name, pixelWidth: 8, pixelHeight: 8))
          : .failure(ImageNotFound(message: "there is no ‘\(name)’", hint: "put it beside the scene"))
      }
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test(arguments: [
    // The file.
    Slip(name: "empty file", scene: "", message: "s.yaml: error: the file is empty"),
    Slip(name: "a text", scene: "hello", message: "s.yaml:1:1: error: expected a map of"),
    Slip(
      name: "tab", scene: "canvas:\n\tsize: [1, 1]", message: "s.yaml:2:1: error: YAML cannot be indented with tabs",
      hint: "use spaces"),
    Slip(
      name: "two documents", scene: head + "---\na: 1\n", message: "s.yaml:3:1: error: a second document begins here"),
    Slip(
      name: "doubled key", scene: head + "title: a\ntitle: b\n",
      message: "s.yaml:4:1: error: the key ‘title’ appears twice in one map",
      hint: "keep one of them: the other is on line 3"),
    Slip(
      name: "control character", scene: head + "title: a\u{7}b\n",
      message: "s.yaml:3:9: error: text cannot contain control characters"),
    Slip(
      name: "deep nesting", scene: head + "title: " + String(repeating: "[", count: 10_000),
      message: "s.yaml:3:1007: error: lists and maps are nested more than 1000 deep here"),
    Slip(
      name: "open bracket", scene: "canvas: {size: [1, 2}\n",
      message: "s.yaml:1:21: error: a ‘,’ or a closing bracket is missing before this"),
    Slip(
      name: "colon in a value", scene: head + "title: a: b\n",
      message: "s.yaml:3:9: error: a value cannot contain ‘: ’"),
    Slip(
      name: "alias of nothing", scene: head + "title: *a\n",
      message: "s.yaml:3:8: error: no anchor with this name precedes this alias"),
    Slip(
      name: "newer language", scene: head + "flipbook: 2\n",
      message: "s.yaml:3:11: error: this file uses version 2 of the language"),
    // Keys.
    Slip(
      name: "no canvas", scene: "layers: []\n", message: "s.yaml:1:1: error: a scene needs canvas"),
    Slip(
      name: "unknown key", scene: head + "titel: a\n", message: "s.yaml:3:1: error: a scene has no ‘titel’",
      hint: "did you mean title?"),
    Slip(
      name: "another program's key", scene: head + "touches: []\n",
      message: "s.yaml:3:1: error: a scene has no ‘touches’",
      hint: "did you mean script?"),
    Slip(
      name: "a place in place of a layer", scene: head + "script: [{drag: [9, 9], by: [1, 1], at: 0}]\n",
      message: "s.yaml:3:17: error: expected the name of a layer, found a list of 2 values", hint: nil),
    Slip(
      name: "our other name", scene: "canvas: {size: [9, 9]}\nlayers:\n  - {layer: a, alpha: 0.5}\n",
      message: "s.yaml:3:16: error: layer has no ‘alpha’", hint: "did you mean opacity?"),
    Slip(
      name: "comma in a text", scene: "canvas: {size: [9, 9]}\nlayers: []\n\nstart: {set: {}, x}",
      message: "s.yaml:4:18: error: a comma ended the value before this, so ‘x’ became a key", hint: "quote the text"),
    Slip(
      name: "commented color",
      scene: "canvas: {size: [9, 9]}\nlayers:\n  - layer: a\n    backgroundColor: #2E6BE6\n",
      message: "s.yaml:4:22: error: backgroundColor is empty: in YAML, a # after a space begins a comment",
      hint: "write '#2E6BE6', with the quotes"),
    Slip(
      name: "empty value", scene: "canvas: {size: [9, 9]}\nlayers:\n  - layer: a\n    frame:\n",
      message: "s.yaml:4:5: error: frame is empty", hint: "frame takes a rectangle [x, y, width, height]"),
    // Values.
    Slip(
      name: "size of zero", scene: "canvas: {size: [0, 100]}\nlayers: []\n",
      message: "s.yaml:1:17: error: 0 is out of range", hint: "expected a number from 1 to 16384"),
    Slip(
      name: "size of a billion", scene: "canvas: {size: [100, 1e9]}\nlayers: []\n",
      message: "s.yaml:1:22: error: 1000000000 is out of range"),
    Slip(
      name: "negative size", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, frame: [0, 0, -1, 5]}]\n",
      message: "s.yaml:2:28: error: width and height cannot be negative"),
    Slip(
      name: "NaN", scene: head + "duration: .nan\n", message: "s.yaml:3:11: error: expected a value, found ‘.’"),
    Slip(
      name: "infinite duration", scene: head + "duration: infinity\n",
      message: "s.yaml:3:11: error: this is not a finite number"),
    Slip(
      name: "division by zero", scene: head + "duration: 1 / (2 - 2)\n",
      message: "s.yaml:3:16: error: division by zero"),
    Slip(
      name: "root of a negative", scene: head + "duration: sqrt(-1)\n",
      message: "s.yaml:3:11: error: this is not a finite number"),
    Slip(
      name: "wrong type", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, opacity: [1]}]\n",
      message: "s.yaml:2:30: error: expected a number from 0 to 1, found a list of 1 value"),
    Slip(
      name: "yes", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, hidden: yes}]\n",
      message: "s.yaml:2:29: error: ‘yes’ is not a Boolean value here", hint: "write true or false"),
    Slip(
      name: "unknown color", scene: "canvas: {size: [9, 9], background: organge}\nlayers: []\n",
      message: "s.yaml:1:36: error: unknown name ‘organge’", hint: "did you mean orange?"),
    Slip(
      name: "bad hex", scene: "canvas: {size: [9, 9], background: '#12345'}\nlayers: []\n",
      message: "s.yaml:1:37: error: #12345 is not a color"),
    Slip(
      name: "bare hex", scene: "canvas: {size: [9, 9], background: 112233}\nlayers: []\n",
      message: "s.yaml:1:36: error: expected a color, found ‘112233’", hint: "write '#112233', with the quotes"),
    Slip(
      name: "unit", scene: head + "duration: 350msec\n", message: "s.yaml:3:14: error: ‘msec’ is not a unit"),
    Slip(
      name: "angle as a time", scene: head + "duration: 45deg\n",
      message: "s.yaml:3:11: error: expected a time in seconds from 0.0001 to 86400, found an angle"),
    Slip(
      name: "pi in degrees", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, transform: {rotate: pi / 6}}]\n",
      message: "s.yaml:2:41: error: angles are in degrees, so this means 0.523599°",
      hint: "write radians(pi / 6)"),
    Slip(
      name: "ternary", scene: head + "duration: true ? 1\n",
      message: "s.yaml:3:16: error: ‘?’ cannot be part of an expression",
      hint: "write if … then … else …"),
    Slip(
      name: "transform as a map",
      scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, transform: {scale: 2, rotate: 5}}]\n",
      message: "s.yaml:2:32: error: transforms need an order, but a map has none",
      hint: "write a list: [{scale: …}, {rotate: …}]"),
    Slip(
      name: "curve that turns back", scene: head + "curves: {a: [1.2, 0, 0, 1]}\n",
      message: "s.yaml:3:13: error: x1 and x2 must be between 0 and 1"),
    Slip(
      name: "missing picture", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, contents: gone.png}]\n",
      message: "s.yaml:2:31: error: there is no ‘gone.png’", hint: "put it beside the scene"),
    Slip(
      name: "an arc without a radius",
      scene: "canvas: {size: [9, 9]}\nlayers: [{shape: a, path: {arc: [5, 5], startAngle: 90}}]\n",
      message: "s.yaml:2:27: error: an arc needs a radius", hint: "write {arc: [50, 50], radius: 40}"),
    Slip(
      name: "an arc with a misspelled radius",
      scene: "canvas: {size: [9, 9]}\nlayers: [{shape: a, path: {arc: [5, 5], radus: 9}}]\n",
      message: "s.yaml:2:41: error: path has no ‘radus’", hint: "did you mean radius?"),
    Slip(
      name: "an escape in double quotes",
      scene: "canvas: {size: [9, 9]}\nlayers: [{label: a, text: \"\\(n)\"}]\n",
      message: "s.yaml:2:28: error: in double quotes, a \\ begins an escape",
      hint: "use single quotes, or write \\\\ for each \\: '…\\(count)'"),
    // Names.
    Slip(
      name: "circle of variables", scene: "canvas: {size: [9, 9]}\nvariables: {a: b + 1, b: a}\nlayers: []\n",
      message: "s.yaml:2:13: error: variables refer to each other in a cycle: a → b → a"),
    Slip(
      name: "name with a hyphen", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: left-arm}]\n",
      message: "s.yaml:2:18: error: ‘left-arm’ is not a name"),
    Slip(
      name: "twins", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a}, {layer: a}]\n",
      message: "s.yaml:2:30: error: two sibling layers are named a"),
    Slip(
      name: "layer called like a property", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: opacity}]\n",
      message: "s.yaml:2:18: error: opacity is a property, so it cannot be a layer's name"),
    // Steps.
    Slip(
      name: "unknown layer", scene: head + "start: [{basic: bal.opacity, to: 0}]\n",
      message: "s.yaml:3:17: error: no layer named ‘bal’", hint: "did you mean ball?"),
    Slip(
      name: "unknown key path", scene: head + "start: [{basic: ball.opacit, to: 0}]\n",
      message: "s.yaml:3:22: error: no animatable property named ‘opacit’", hint: "did you mean opacity?"),
    Slip(
      name: "no property", scene: head + "start: [{basic: ball, to: 0}]\n",
      message: "s.yaml:3:17: error: expected a property of the layer ‘ball’"),
    Slip(
      name: "animated frame", scene: head + "start: [{basic: ball.frame, to: [0, 0, 1, 1]}]\n",
      message: "s.yaml:3:22: error: frame is derived from position, bounds, anchorPoint, and transform"),
    Slip(
      name: "no verb", scene: head + "start: [{basics: ball.opacity}]\n",
      message: "s.yaml:3:10: error: unknown verb ‘basics’", hint: "did you mean basic?"),
    Slip(
      name: "nothing to do", scene: head + "start: [{basic: ball.opacity, duration: 1}]\n",
      message: "s.yaml:3:10: error: an animation needs from, to, or by"),
    Slip(
      name: "a duration of nothing", scene: head + "start: [{basic: ball.opacity, to: 0, duration: 0}]\n",
      message: "s.yaml:3:48: error: 0 is out of range", hint: "expected a time in seconds from 0.0001 to 86400"),
    Slip(
      name: "circle of motions",
      scene: head + "motions: {a: {motion: b}, b: {motion: a}}\nstart: [{basic: ball.opacity, to: 0, motion: a}]\n",
      message: "s.yaml:3:39: error: motions refer to each other in a cycle: a → b → a"),
    Slip(
      name: "unknown motion",
      scene: head + "motions: {spin: {}}\nstart: [{basic: ball.opacity, to: 0, motion: spinn}]\n",
      message: "s.yaml:4:46: error: no motion named ‘spinn’", hint: "did you mean spin?"),
    Slip(
      name: "a million rounds", scene: head + "start: [{set: {ball.opacity: 0}, for: {i: 1000, j: 1000}}]\n",
      message: "s.yaml:3:49: error: this repeats more than 100000 times"),
    // Bounds.
    Slip(
      name: "a million layers", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, for: {i: 1e6}}]\n",
      message: "s.yaml:2:27: error: this repeats more than 100000 times", hint: "this limit is fixed"),
    Slip(
      name: "too many layers", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, for: {i: 20000}}]\n",
      message: "s.yaml:2:21: error: the scene has more than 10000 layers"),
    Slip(
      name: "loops in loops",
      scene: head + "start: [{for: {i: 100000}, do: [{set: {ball.opacity: 0}, for: {j: 2}, if: false}]}]\n",
      message: "s.yaml:3:63: error: with the enclosing loops, this repeats more than 150000 times"),
    Slip(
      name: "too many touches",
      scene: head + "when: {ball.tap: {set: {ball.opacity: 0}}}\nscript: {tap: ball, at: 1, for: {i: 20000}}\n",
      message: "s.yaml:4:9: error: the script has more than 10000 items"),
    Slip(
      name: "recursive component",
      scene: "canvas: {size: [9, 9]}\ncomponents:\n  a: {sublayers: [{use: a, as: x}]}\nlayers: [{use: a, as: y}]\n",
      message: "s.yaml:3:25: error: a component cannot contain itself: a → a"),
    Slip(
      name: "recursive action", scene: head + "actions: {a: {do: {run: b}}, b: {do: {run: a}}}\n",
      message: "s.yaml:3:25: error: an action cannot run itself: b → a → b"),
    // Data, loops, steps in steps.
    Slip(
      name: "unknown data", scene: head + "data: {songs: []}\nstart: {set: {ball.opacity: 0}, for: {s: song}}\n",
      message: "s.yaml:4:42: error: unknown name ‘song’", hint: "did you mean songs?"),
    Slip(
      name: "unknown cell",
      scene:
        "canvas: {size: [9, 9]}\ndata: {d: [{tint: red}]}\nlayers: [{layer: a, for: {r: d}, backgroundColor: r.tnt}]\n",
      message: "s.yaml:3:51: error: row 0 of d has no ‘tnt’", hint: "did you mean tint?"),
    Slip(
      name: "wrong cell",
      scene:
        "canvas: {size: [9, 9]}\ndata: {d: [{tint: 5}]}\nlayers: [{layer: a, for: {r: d}, backgroundColor: r.tint}]\n",
      message: "s.yaml:2:19: error: expected a color, found ‘5’"),
    Slip(
      name: "unknown action", scene: head + "actions: {close: {do: []}}\nstart: {run: clsoe}\n",
      message: "s.yaml:4:14: error: no action named ‘clsoe’", hint: "did you mean close?"),
    Slip(
      name: "wait outside", scene: head + "start: [{wait: 1}]\n",
      message: "s.yaml:3:10: error: wait is allowed only in a sequence", hint: "to delay any other step, write after: 1"
    ),
    Slip(
      name: "if without then", scene: head + "start: [{if: true, els: []}]\n",
      message: "s.yaml:3:10: error: this condition has no steps", hint: "write {if: open, then: steps"),
    Slip(
      name: "unknown layout", scene: "canvas: {size: [9, 9]}\nlayers: [{layer: a, layout: centre}]\n",
      message: "s.yaml:2:29: error: ‘centre’ is not a layout", hint: "did you mean center?"),
    Slip(
      name: "unknown look", scene: "canvas: {size: [9, 9]}\nlayers: [{button: a, selected: {titel: b}}]\n",
      message: "s.yaml:2:33: error: selected has no ‘titel’", hint: "did you mean title?"),
    Slip(
      name: "still of no variant", scene: head + "stills: {a: {at: 0, variant: b}}\n",
      message: "s.yaml:3:30: error: no variant named ‘b’", hint: "the scene has no variants"),
    Slip(
      name: "division by zero later", scene: head + "start: {set: {ball.zPosition: 1 / (time - 1)}, after: 1}\n",
      message: "s.yaml:3:36: error: at 1 s: division by zero"),
    Slip(
      name: "never at rest", scene: head + "start: [{basic: ball.opacity, to: 0, repeatCount: infinity}]\n",
      message: "s.yaml: error: the scene is not at rest after 60 seconds", hint: "set a duration: duration: 6"),
  ])
  func hasItsMessage(slip: Slip) throws {
    let first = try #require(Self.diagnostics(slip.scene).first, "the slip passed")
    #expect(first.description.hasPrefix(slip.message), "\(first.description)")
    if let hint = slip.hint { #expect(first.hint?.hasPrefix(hint) == true, "\(first.description)") }
  }

  @Test func everySlipOfAFileIsReported() {
    let diagnostics = Self.diagnostics(
      """
      canvas: {size: [100, 100], color: red}
      layers:
        - {layer: a, opacty: 1}
        - {layer: b, frame: [0, 0]}
      start:
        - {basic: c.opacity, to: 1}
      """)
    #expect(diagnostics.map(\.line) == [1, 3, 4, 6])
  }

  @Test func theCaretStandsUnderTheSpot() throws {
    let first = try #require(
      Self.diagnostics("canvas: {size: [100, 100]}\nlayers:\n  - layer: a\n    opacty: 1\n").first)
    #expect(
      first.description == """
        s.yaml:4:5: error: layer has no ‘opacty’
            opacty: 1
            ^~~~~~ did you mean opacity?
        """)
  }

  @Test func bombsAndDepthsEndQuickly() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(alias)]\n"
    }
    #expect(Self.diagnostics(bomb).first?.message.contains("the file has more than") == true)
    #expect(!Self.diagnostics(String(repeating: "[", count: 100_000)).isEmpty)
    let deep = String(repeating: "(", count: 100_000)
    #expect(Self.diagnostics(Self.head + "duration: \(deep)1\n").first?.message.contains("nested too deeply") == true)
    let minus = String(repeating: "-", count: 100_000)
    #expect(!Self.diagnostics(Self.head + "duration: \(minus)1\n").isEmpty)
  }

  @Test("Thousands of layers and of misspelled names are read in no time", .timeLimit(.minutes(1)))
  func manyNames() {
    let layers = (0..<9000).map { "  - {layer: layer\($0)}\n" }.joined()
    let steps = (0..<6000).map { "  - {set: {laye\($0).opacity: 1}}\n" }.joined()
    let diagnostics = Self.diagnostics("canvas: {size: [9, 9]}\nlayers:\n\(layers)start:\n\(steps)")
    #expect(diagnostics.count == 50)
    #expect(diagnostics.allSatisfy { $0.hint?.hasPrefix("did you mean layer") ?? false })
  }

  @Test func layersAreOnlySoDeep() {
    func nested(_ depth: Int) -> String {
      depth == 0 ? "{layer: l0}" : "{layer: l\(depth), sublayers: [\(nested(depth - 1))]}"
    }
    let head = "canvas: {size: [9, 9]}\nduration: 1\nlayers: ["
    #expect(Self.diagnostics(head + nested(63) + "]").isEmpty)
    #expect(Self.diagnostics(head + nested(64) + "]").first?.message.contains("64 deep") == true)
  }

  @Test(arguments: ["\u{FEFF}", ""], ["\r\n", "\n"]) func marksAndLineEndsOfOtherSystemsAreRead(
    mark: String, end: String
  ) {
    let lines = ["canvas: {size: [9, 9]}", "duration: 1", "layers:", "  - layer: a", "    opacty: 1", ""]
    let diagnostics = Self.diagnostics(mark + lines.joined(separator: end))
    #expect(diagnostics.map(\.line) == [5])
    #expect(diagnostics.first?.column == 5)
    #expect(diagnostics.first?.sourceLine == "    opacty: 1")
  }

  /// Whatever is cut out of a good file or put into it, there is a scene or a message, and never a crash.
  @Test func damagedFilesAreRefusedOrRead() throws {
    let text = try String(
      contentsOf: ScenesOfTheProjectTests.folder.appending(path: "onboarding/text-fade.yaml"), encoding: .utf8)
    let scalars = Array(text.unicodeScalars)
    let junk: [Unicode.Scalar] = ["{", "}", "[", "]", ":", "-", "'", "\"", "#", "&", "*", "\n", "\t", "(", ")", "9"]
    for round in 0..<400 {
      var damaged = scalars
      let at = (round * 7919) % damaged.count
      switch round % 3 {
      case 0: damaged.removeSubrange(at..<min(damaged.count, at + 1 + round % 23))
      case 1: damaged.insert(junk[round % junk.count], at: at)
      default: damaged.removeSubrange(at...)
      }
      for diagnostic in Self.diagnostics(String(String.UnicodeScalarView(damaged))) {
        #expect(!diagnostic.description.isEmpty)
      }
    }
  }
}
