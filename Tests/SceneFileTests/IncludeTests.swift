import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Definitions from other files.
@Suite struct IncludeTests {
  static func scene(_ text: String, _ files: [String: String]) throws(SceneFileError) -> Scene {
    try Scene(text: text, file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    } findFile: { name, _ in
      files[name].map { .success(IncludedFile(identity: name, name: name, text: $0)) }
        ?? .failure(FileNotFound(message: "there is no \(name)"))
    }
  }

  static func message(_ text: String, _ files: [String: String]) -> String {
    do {
      _ = try scene(text, files)
      return ""
    } catch {
      return error.diagnostics[0].description
    }
  }

  static let head = "canvas: {size: [100, 100]}\n"

  @Test func definitionsAreTakenOver() throws {
    let scene = try Self.scene(
      """
      canvas: {size: [100, 100]}
      include: [a.yaml, b.yaml]
      variables: {turn: 20}
      layers: [{use: dot, as: x, position: [turn, half]}]
      """,
      [
        "a.yaml": "include: c.yaml\nvariables: {turn: {value: 30, range: [0, 90]}, half: turn / 2}\n",
        "b.yaml": "\u{FEFF}include: [c.yaml]\ncolors: {own: '#00FF00'}\n",
        "c.yaml": "components: {dot: {size: [8, 8], backgroundColor: own}}\n",
      ])
    let layer = try #require(scene.makeStage().root.sublayers.first)
    #expect(layer.position == Point(20, 10))
    #expect(layer.backgroundColor == Color(red: 0, green: 1, blue: 0))
  }

  @Test(arguments: [
    (
      ["a.yaml": "include: b.yaml\n", "b.yaml": "include: a.yaml\n"],
      "b.yaml:1:10: error: files include each other in a cycle: a.yaml → b.yaml → a.yaml"
    ),
    ([:], "s.yaml:2:10: error: there is no a.yaml"),
    (["a.yaml": "layers: []\n"], "a.yaml:1:1: error: an included file has no ‘layers’"),
    (["a.yaml": "variables: {turn: 1 +}\n"], "a.yaml:1:22: error: expected a value, found the end"),
    (["a.yaml": "colors: {tint: red}\n"], "s.yaml:3:10: error: tint is already defined in a.yaml, line 1"),
    (["a.yaml": "variables: {turn: {value: 3, range: [0, 4]}}\n"], "s.yaml:4:19: error: 7 is out of range"),
    (["a.yaml": "a: [b\n"], "a.yaml:2:1: error: "),
    (["a.yaml": "variables: {a b: 1}\n"], "a.yaml:1:13: error: ‘a b’ is not a name"),
  ]) func slips(files: [String: String], message: String) {
    let text = Self.head + "include: a.yaml\ncolors: {tint: red}\nvariables: {turn: 7}\nlayers: []\n"
    #expect(Self.message(text, files).hasPrefix(message), "\(Self.message(text, files))")
  }

  @Test func aChainWithoutEndIsRefused() {
    var files: [String: String] = [:]
    for number in 0..<100 { files["\(number).yaml"] = "include: \(number + 1).yaml\n" }
    let message = Self.message(Self.head + "include: 0.yaml\nlayers: []\n", files)
    #expect(message.contains("more than 64 files are included"), "\(message)")
  }

  @Test func aSceneDoesNotIncludeItself() {
    let text = Self.head + "include: s.yaml\nlayers: []\n"
    let message = Self.message(text, ["s.yaml": text])
    #expect(message.hasPrefix("s.yaml:2:10: error: files include each other in a cycle: s.yaml → s.yaml"))
  }
}
