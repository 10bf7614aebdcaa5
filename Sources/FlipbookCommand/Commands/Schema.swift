import ArgumentParser
import Flipbook
import SceneDiagnostics

/// `flipbook schema`: prints the JSON Schemas of scene files and of command output.
struct Schema: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scene files, for editors, or of a command's --json output, for programs.",
    discussion: """
      EXAMPLES
        flipbook schema > flipbook.schema.json
        flipbook schema | check-jsonschema --schemafile - menu.yaml
        flipbook schema golden-verify         a line of golden verify --json
        flipbook schema report                report.json of golden verify
        flipbook schema --list

      Editors with a YAML language server use it when a scene begins with
        # yaml-language-server: $schema=flipbook.schema.json

      The schema of an output has a version in its $id, which changes when a field \
      is removed or changes its meaning.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "The output: a command such as render or golden-verify, or report. (default: scene, for scene files)",
      valueName: "output"),
    completion: .list(names))
  var output = sceneName

  @Flag(help: "List the schemas, with their versions.")
  var list = false

  /// The name of the schema of scene files.
  private static let sceneName = "scene"

  private static var names: [String] { [sceneName] + OutputSchema.all.map(\.name) }

  /// The default name of the file.
  static let fileName = "flipbook.schema.json"

  func run() async throws {
    if list {
      let rows = OutputSchema.all.map { "\($0.name) \($0.version): \($0.title)\n" }
      return try StandardOutput.write(rows.joined())
    }
    if output == Self.sceneName { return try StandardOutput.write(contents: SceneSchema.text) }
    guard let schema = OutputSchema.all.first(where: { $0.name == output }) else {
      let hint = NearestName.hint(for: output, among: Self.names) ?? "flipbook schema --list lists all of them"
      throw ValidationError("there is no schema for ‘\(output)’; \(hint)")
    }
    try StandardOutput.write(contents: schema.text)
  }
}
