import ArgumentParser
import Flipbook

/// `flipbook init`: a scene to begin with.
struct Init: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first scene, with a comment at every part.",
    discussion: """
      EXAMPLES
        flipbook init                     makes scene.yaml
        flipbook init menu.yaml && flipbook render menu.yaml

      A file that exists is never written over.

      \(ExitStatus.table)
      """)

  @Argument(
    help: ArgumentHelp("The file; - is the standard output.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var path = "scene.yaml"

  func run() async throws {
    let text = FirstScene.text.replacing("FILE", with: path == "-" ? "scene.yaml" : path)
    if path == "-" { return try StandardOutput.write(text) }
    let file = try OutputFile(path: path, policy: .keep)
    try file.write(Array(text.utf8))
    try file.finish()
    Terminal.standardError.print("\(path): a first scene; flipbook render \(path) shows it")
  }
}
