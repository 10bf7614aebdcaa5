import Flipbook
import FlipbookUIKit
import LayerTree
import Motion
import SceneProgram

@testable import Review

/// The code of a scene in an API, as `timing --code` prints it, compiled: what follows from each of its events, by name.
struct SceneCode: Sendable {
  /// The scene, under `Scenes`.
  let scene: String
  /// The API.
  let style: CodeStyle
  /// Makes the functions, given what finds layers and views by their names.
  let functions:
    @Sendable (_ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView) -> [String: () -> Void]

  /// The APIs whose code runs here.
  static let styles: [CodeStyle] = [.coreAnimation, .uiKit, .pop]

  static let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scenes")
    .standardized
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Generated").standardized

  /// A name for Swift and for a file: `motion-guide/map` is `MotionGuideMap`.
  static func identifier(_ scene: String) -> String { CodeText.identifier(scene) }

  /// The source of a file with a scene's code in every API.
  ///
  /// To spare the compiler work, remarks are left out, and statements that several functions of the printed code share are
  /// written once, in a function that all of them stand for; a function that consists of remarks is called nowhere.
  static func source(of table: TimingTable, for scene: String) -> String {
    let name = identifier(scene)
    var text = """
      // What `timing --code` prints for \(scene).yaml, without remarks, and equal statements once. The test of the suite
      // SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
      // swift-format-ignore-file
      import FlipbookUIKit
      import Review

      extension SceneCode {
        static let \(name.prefix(1).lowercased() + name.dropFirst()): [SceneCode] = [

      """
    for style in styles {
      text += "    SceneCode(scene: \"\(scene)\", style: .\(style), functions: \(name)_\(style)),\n"
    }
    text += "  ]\n"
    var bodies = SceneCodeBodies()
    for style in styles {
      let printed = functions(in: table.code(in: style))
      var motions: [String: SceneCodeBodies.Body?] = [:]
      for function in printed where function.name.hasPrefix("animate") {
        motions[function.name] = bodies.body(of: function.lines, in: style)
      }
      let events = printed.filter { !$0.name.hasPrefix("animate") }
      let names = Set(table.calls(in: style).map(\.function)).sorted()
      let calls = names.map { "\"\($0)\": { \($0)(\(style.subject.name)) }" }.joined(separator: ", ")
      text += """

          private static func \(name)_\(style)(
            _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
          ) -> [String: () -> Void] {

        """
      for event in events {
        text += "func \(event.name)(_ \(style.subject.name): (String) -> \(style.subject.type)) {\n"
        for line in event.lines { text += call(line, motions).map { $0 + "\n" } ?? "" }
        text += "}\n"
      }
      text += "    return [\(calls.isEmpty ? ":" : calls)]\n  }\n"
    }
    return text + "}\n" + bodies.text
  }

  /// The functions of printed code, but for the helpers: their names, and their lines without remarks.
  ///
  /// Every scene's code calls the same helpers, which are compiled once.
  private static func functions(in code: String) -> [(name: String, lines: [String])] {
    var code = code
    for helper in CodeHelper.allCases { code = code.replacing(helper.text + "\n", with: "") }
    var functions: [(name: String, lines: [String])] = []
    var isInside = false
    for line in code.split(separator: "\n") {
      if line.hasPrefix("func ") {
        functions.append((String(line.dropFirst(5).prefix { $0 != "(" }), []))
        isInside = true
      } else if line == "}" {
        isInside = false
      } else if isInside, !line.drop(while: { $0 == " " }).hasPrefix("//") {
        functions[functions.count - 1].lines.append(String(line))
      }
    }
    return functions
  }

  /// A line of what follows from an event, with the function that stands for the one that it calls; nil if that does
  /// nothing.
  private static func call(_ line: String, _ motions: [String: SceneCodeBodies.Body?]) -> String? {
    guard let match = line.firstMatch(of: /(animate\w+)\(((?:layer|view)(?:\("(?:[^"\\]|\\.)*"\))?)\)/),
      let motion = motions[String(match.1)]
    else { return line }
    guard let body = motion else { return nil }
    let subject = match.2 + (body.isOfLayer && match.2.hasPrefix("view") ? ".layer" : "")
    return line.replacing(match.0, with: "\(body.name)(\(subject))")
  }
}
