import CodeNotation
import Flipbook
import FlipbookUIKit
import LayerTree
import Motion
import SceneProgram

@testable import CodeWriting
@testable import Review

/// The code of a scene in an API, as `timing --code` prints it, compiled: what follows from each of its events, by name.
struct SceneCode: Sendable {
  /// Makes the functions, given what finds layers and views by their names.
  typealias Functions =
    @Sendable (_ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView) -> [String: () -> Void]

  /// A scene with everything that its code is made of.
  struct Played: Sendable {
    let scene: Scene
    let trace: Trace
    /// The code in every API.
    let codes: [CodeAPI: MotionCode]

    init(_ name: String) throws {
      scene = try Scene.load(SceneCode.folder.appending(path: name + ".yaml").path, images: ImageLibrary())
      trace = try scene.trace()
      let table = TimingTable(title: scene.title, trace: trace, rules: scene.followRules, listsEvery: true)
      let played = try PlayedMotion(of: scene.makeStage, trace, table)
      codes = Dictionary(uniqueKeysWithValues: SceneCode.styles.map { ($0, MotionCode(table, played, in: $0)) })
    }
  }

  /// The API.
  let style: CodeAPI
  let functions: Functions

  /// The APIs whose code runs here.
  static let styles: [CodeAPI] = [.coreAnimation, .uiKit, .pop]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scenes")
    .standardized

  /// The scenes that are shown; what lies among assets is a part of scenes.
  static let scenes: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Every scene, played, by its name.
  static let played: Result<[String: Played], any Error> = Result {
    try Dictionary(uniqueKeysWithValues: scenes.map { ($0, try Played($0)) })
  }

  /// The code of every scene in every API, compiled.
  private static let library: Result<CompiledTable<Functions>, any Error> = Result {
    var sources: [String: String] = [:]
    var functions: [(name: String, code: String)] = []
    for (name, played) in try played.get().sorted(by: { $0.key < $1.key }) {
      sources[MotionText.identifier(name)] = source(of: played.codes, for: name)
      functions += styles.map { ("\(name) \($0)", "\(MotionText.identifier(name))_\($0)") }
    }
    // What the code of several scenes calls.
    sources["Helpers"] = "import FlipbookUIKit\n\n" + CodeHelper.ofMotions.map(\.text).joined(separator: "\n")
    sources["Entry"] = CompiledCode.entry("SceneCodes", of: "SceneCode.Functions", functions)
    return try CompiledCode.load("SceneCodes", sources)
  }

  /// The compiled code of a scene in every API.
  static func all(of scene: String) throws -> [SceneCode] {
    let table = try library.get()
    return styles.compactMap { style in
      table.values["\(scene) \(style)"].map { SceneCode(style: style, functions: $0) }
    }
  }

  /// The source of a file with a scene's code in every API.
  ///
  /// To spare the compiler work, remarks are left out, and statements that several functions of the printed code share are
  /// written once, in a function that all of them stand for; a function that consists of remarks is called nowhere.
  private static func source(of codes: [CodeAPI: MotionCode], for scene: String) -> String {
    let name = MotionText.identifier(scene)
    var text = "import FlipbookUIKit\n"
    var bodies = SceneCodeBodies()
    for style in styles {
      guard let code = codes[style] else { continue }
      let printed = functions(in: code.text)
      var motions: [String: SceneCodeBodies.Body?] = [:]
      for function in printed where function.name.hasPrefix("animate") {
        motions[function.name] = bodies.body(of: function.lines, in: style)
      }
      let events = printed.filter { !$0.name.hasPrefix("animate") }
      let names = Set(code.calls.map(\.function)).sorted()
      let calls = names.map { "\"\($0)\": { \($0)(\(style.subject.name)) }" }.joined(separator: ", ")
      text += """

        func \(name)_\(style)(
          _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
        ) -> [String: () -> Void] {

        """
      for event in events {
        text += "func \(event.name)(_ \(style.subject.name): (String) -> \(style.subject.type)) {\n"
        for line in event.lines { text += call(line, motions).map { $0 + "\n" } ?? "" }
        text += "}\n"
      }
      text += "    return [\(calls.isEmpty ? ":" : calls)]\n}\n"
    }
    return text + bodies.text
  }

  /// The functions of printed code, but for the helpers: their names, and their lines without remarks.
  ///
  /// Every scene's code calls the same helpers, which are compiled once.
  private static func functions(in code: String) -> [(name: String, lines: [String])] {
    var code = code
    for helper in CodeHelper.ofMotions { code = code.replacing(helper.text + "\n", with: "") }
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
