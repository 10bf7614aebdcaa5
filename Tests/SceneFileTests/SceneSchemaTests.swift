import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// The schema that editors use agrees with the reader, as somebody else's validator sees it.
@Suite struct SceneSchemaTests {
  /// Runs scenes (YAML), each by its name, through Python's jsonschema; the output is empty when all are valid.
  private func complaints(about scenes: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try SceneSchema.text.write(to: folder.appending(path: "schema.json"), atomically: true, encoding: .utf8)
    try JSONEncoder().encode(scenes).write(to: folder.appending(path: "scenes.json"))
    let script = """
      import json, sys, yaml, jsonschema
      schema = json.load(open(sys.argv[1] + "/schema.json"))
      jsonschema.Draft7Validator.check_schema(schema)
      loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
      for name, text in sorted(json.load(open(sys.argv[1] + "/scenes.json", encoding="utf-8")).items()):
          for error in jsonschema.Draft7Validator(schema).iter_errors(yaml.load(text, loader)):
              print(name, "/".join(map(str, error.path)), error.message[:300])
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

  @Test("Scenes of the project fit it, and so do the files that they include")
  func scenesOfTheProjectFitIt() throws {
    let folder = ScenesOfTheProjectTests.folder
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    #expect(files.count > 20 && files.contains { $0.contains("Assets/") })
    var scenes: [String: String] = [:]
    for file in files { scenes[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8) }
    #expect(try complaints(about: scenes) == "")
  }

  @Test("It names itself, and is small enough for an editor")
  func size() {
    #expect(SceneSchema.text.contains("\"$id\":\"urn:flipbook:scene:1\""))
    #expect(SceneSchema.text.utf8.count < 200_000)
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
    #expect(try complaints(about: ["scene": scene]) != "")
    #expect(!DiagnosticTests.diagnostics(scene).isEmpty, "the reader must refuse what the schema refuses")
  }
}
