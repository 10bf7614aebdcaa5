import Foundation
import SceneDiagnostics
import SceneFile
import Testing

/// The schema that editors use agrees with the reader, as somebody else's validator sees it.
@Suite struct SceneSchemaTests {
  /// Runs `scene` (YAML) through Python's jsonschema; the output is empty when it is valid.
  private func complaints(about scene: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try SceneSchema.text.write(to: folder.appending(path: "schema.json"), atomically: true, encoding: .utf8)
    try scene.write(to: folder.appending(path: "scene.yaml"), atomically: true, encoding: .utf8)
    let script = """
      import json, sys, yaml, jsonschema
      schema = json.load(open(sys.argv[1] + "/schema.json"))
      jsonschema.Draft7Validator.check_schema(schema)
      scene = yaml.safe_load(open(sys.argv[1] + "/scene.yaml", encoding="utf-8"))
      for error in jsonschema.Draft7Validator(schema).iter_errors(scene):
          print("/".join(map(str, error.path)), error.message)
      """
    let process = Process()
    let output = Pipe()
    // Debian's own Python, which has the packages that the test script installs.
    let debian = "/usr/bin/python3"
    process.executableURL = URL(filePath: FileManager.default.fileExists(atPath: debian) ? debian : "/usr/bin/env")
    process.arguments = (process.executableURL?.path == debian ? [] : ["python3"]) + ["-c", script, folder.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    try #require(process.terminationStatus == 0, "needs python3 with yaml and jsonschema: \(text)")
    return text
  }

  @Test(arguments: ScenesOfTheProjectTests.files) func scenesOfTheProjectFitIt(file: String) throws {
    let text = try String(contentsOf: ScenesOfTheProjectTests.folder.appending(path: file), encoding: .utf8)
    #expect(try complaints(about: text) == "")
  }

  @Test(arguments: [
    "canvas: {size: [9, 9]}\nlayers: [{layer: a, opacty: 1}]",
    "canvas: {size: [9, 9]}\nlayers: [{layer: a, opacity: [1]}]",
    "canvas: {size: [9, 9]}\nlayers: [{layer: a, contentsGravity: middle}]",
    "canvas: {size: [9]}\nlayers: []",
    "layers: []",
    "canvas: {size: [9, 9]}\nlayers: []\nstart: [{basics: a.opacity}]",
    "canvas: {size: [9, 9]}\nlayers: []\nstart: [{basic: a.opacity, to: 1, duratoin: 2}]",
    "canvas: {size: [9, 9]}\nlayers: []\nstart: [{animate: {a.opacity: 1}}]",
  ])
  func slipsDoNot(scene: String) throws {
    #expect(try complaints(about: scene) != "")
    #expect(!DiagnosticTests.diagnostics(scene).isEmpty, "the reader must refuse what the schema refuses")
  }
}
