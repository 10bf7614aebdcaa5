import ArgumentParser
import Flipbook

/// `flipbook schema`: the JSON Schema of scene files.
struct Schema: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors to complete and check them.",
    discussion: """
      EXAMPLES
        flipbook schema > flipbook.schema.json
        flipbook schema | check-jsonschema --schemafile - menu.yaml

      Editors with a YAML language server use it when a scene begins with
        # yaml-language-server: $schema=flipbook.schema.json
      """)

  /// The usual name of the file.
  static let fileName = "flipbook.schema.json"

  func run() async throws { try StandardOutput.write(contents: SceneSchema.text) }
}
