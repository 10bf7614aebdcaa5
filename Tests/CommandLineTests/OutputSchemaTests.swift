import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FlipbookCommand

/// The JSON that commands print is valid by the schemas that `flipbook schema` prints.
@Suite struct OutputSchemaTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(TwoSquares.text.utf8), to: "menu.yaml")
    try folder.write(Array("canvas: {size: [2, 2]}\nlayers: [{layer: 3, fram: 2}]\n".utf8), to: "bad.yaml")
  }

  /// Validates documents: each line of lines, and each file whole.
  private func check(_ schemas: [(name: String, documents: [String])]) throws {
    for (name, documents) in schemas {
      let schema = try command.run(["schema", name])
      #expect(schema.status == 0, "\(schema.error)")
      try folder.write(Array(schema.text.utf8), to: "\(name).schema.json")
      #expect(!documents.isEmpty && documents.allSatisfy { !$0.isEmpty }, "\(name)")
      for (index, document) in documents.enumerated() {
        try folder.write(Array(document.utf8), to: "\(name).\(index).json")
      }
    }
    let program = """
      import glob, json, sys, jsonschema
      for path in sorted(glob.glob(sys.argv[1] + '/*.schema.json')):
        name = path.split('/')[-1][:-len('.schema.json')]
        schema = json.load(open(path))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        assert schema['$id'].startswith('urn:flipbook:output:' + name + ':'), schema['$id']
        documents = [json.load(open(file)) for file in sorted(glob.glob(sys.argv[1] + '/' + name + '.[0-9]*.json'))]
        for document in documents:
          for error in validator.iter_errors(document):
            print(name, list(error.absolute_path), error.message[:300])
        # A schema that allows anything would say nothing.
        if name not in ['springs', 'timing']:
          assert not validator.is_valid({'nothing': 1}), name
      """
    let result = try Tool.python(program, folder.path)
    #expect(result.text == "" && result.standardError == "", "\(result.text)\(result.standardError)")
  }

  private func lines(_ arguments: String...) throws -> [String] {
    let outcome = try command.run(arguments)
    return outcome.text.split(separator: "\n").map(String.init)
  }

  @Test("What is written is reported as the schemas say")
  func pictures() throws {
    try check([
      (
        "render",
        try lines("render", "menu.yaml", "-o", "menu.gif", "--json")
          + lines("render", "menu.yaml", "--dry-run", "--json")
      ),
      ("still", try lines("still", "menu.yaml", "--at", "0", "-o", "menu.png", "--json")),
      ("encode", try lines("encode", "menu.gif", "-o", "menu.apng", "--json")),
      ("sheet", try lines("sheet", "menu.yaml", "--json")), ("plot", try lines("plot", "menu.yaml", "--json")),
      ("onion", try lines("onion", "menu.yaml", "--json")),
      ("review", try lines("review", "menu.yaml", "-o", "menu.html", "--json")),
    ])
  }

  @Test("Facts about scenes are as the schemas say")
  func facts() throws {
    try check([
      ("validate", try lines("validate", "menu.yaml", "bad.yaml", "none.yaml", "--json")),
      ("springs", try lines("springs", "--stiffness", "300", "--damping", "20", "--json")),
      ("trace", [try command.run(["trace", "menu.yaml", "--json"]).text]),
      (
        "timing",
        [
          try command.run(["timing", "menu.yaml", "--json"]).text,
          try command.run(["timing", "menu.yaml", "--json", "--view", "played"]).text,
        ]
      ),
    ])
  }

  @Test("Goldens, their reports, and comparisons are as the schemas say")
  func goldens() throws {
    var all: [(name: String, documents: [String])] = []
    all.append(("golden-init", try lines("golden", "init", "--json")))
    try folder.write(
      Array("goldens:\n  - {file: menu.yaml, tolerance: {ignore: [[0, 0, 2, 2]], because: corner}}\n".utf8),
      to: "goldens.yaml")
    all.append(("golden-record", try lines("golden", "record", "menu.yaml", "--json")))
    let changed = TwoSquares.text.replacing("damping: 20", with: "damping: 21")
    #expect(changed != TwoSquares.text)
    try folder.write(Array(changed.utf8), to: "menu.yaml")
    try FileManager.default.copyItem(atPath: folder / "__Goldens__/menu", toPath: folder / "__Goldens__/gone")
    let json = String(decoding: try folder.read("__Goldens__/gone/golden.json"), as: UTF8.self)
    try folder.write(
      Array(json.replacing("../../menu.yaml", with: "../../gone.yaml").utf8), to: "__Goldens__/gone/golden.json")
    try folder.write(Array(TwoSquares.text.utf8), to: "other.yaml")
    all.append(("golden-verify", try lines("golden", "verify", ".", "--json", "--report", "golden-report")))
    #expect(all.last?.documents.count == 6)
    all.append(("golden-merge", try lines("golden", "merge", "golden-report", "--report", "whole", "--json")))
    all.append(
      ("report", [String(decoding: try folder.read("golden-report/report.json"), as: UTF8.self)]))
    all.append(("golden-prune", try lines("golden", "prune", ".", "--json")))
    all.append(("golden-accept", try lines("golden", "accept", "menu", "--json")))
    all.append(("golden-mv", try lines("golden", "mv", "menu.yaml", "main.yaml", "--json")))
    _ = try command.run(["still", "main.yaml", "--at", "0", "-o", "a.png"])
    _ = try command.run(["still", "main.yaml", "--at", "0.2", "-o", "b.png"])
    all.append(
      (
        "compare",
        try lines("compare", "a.png", "b.png", "--json") + lines("compare", "a.png", "b.png", "--ssim", "1", "--json")
          + lines("compare", "a.png", "a.png", "--json")
      ))
    all.append(
      (
        "difftool",
        try lines("difftool", "a.png", "b.png", "--json") + lines("difftool", "/dev/null", "b.png", "b.png", "--json")
      ))
    try check(all)
  }

  @Test("Every command with --json has a schema, each has a version, and an unknown one is named")
  func names() throws {
    let list = try command.run(["schema", "--list"]).text.split(separator: "\n")
    #expect(list.contains("report 3: The facts of a golden report: report.json"))
    let names = Set(list.compactMap { $0.split(separator: " ").first.map(String.init) })
    for type in FlipbookCommand.configuration.subcommands + GoldenCommand.configuration.subcommands {
      let prefix = GoldenCommand.configuration.subcommands.contains { $0 == type } ? "golden-" : ""
      let name = prefix + (type.configuration.commandName ?? "")
      guard type.helpMessage().contains("  --json") else { continue }
      #expect(names.contains(name), "\(name)")
    }
    let unknown = try command.run(["schema", "golden-verfy"])
    #expect(unknown.status == 64 && unknown.error.contains("did you mean golden-verify?"), "\(unknown.error)")
    #expect(try command.run(["schema"]).text.contains("\"$schema\""))
  }
}
