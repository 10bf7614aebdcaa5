import ArgumentParser
import Flipbook
import SystemCalls

/// `flipbook init`: writes a first scene.
struct Init: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scene, with a comment for every part.",
    discussion: """
      EXAMPLES
        flipbook init                     makes scene.yaml
        flipbook init menu.yaml && flipbook render menu.yaml

      It also writes flipbook.schema.json, which lets editors with a YAML
      language server complete and check scenes. An existing file is never
      replaced.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The file; - is standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var path = "scene.yaml"

  func run() async throws {
    let text = FirstScene.text.replacing("FILE", with: path == "-" ? "scene.yaml" : path)
    if path == "-" { return try StandardOutput.write(contents: text) }
    try TextOutput.write("# yaml-language-server: $schema=\(Schema.fileName)\n" + text, to: path, replacing: false)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    if FileSystem.kind(of: folder + Schema.fileName) != .file {
      try TextOutput.write(SceneSchema.text, to: folder + Schema.fileName, replacing: false)
    }
    Terminal.standardError.print("\(path): a first scene; flipbook render \(path) shows it")
  }
}
