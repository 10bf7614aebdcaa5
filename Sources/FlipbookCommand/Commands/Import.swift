import ArgumentParser
import Flipbook

/// `flipbook import`: a drawing as a scene file.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write the layers of an SVG drawing as a scene file, to be edited.",
    discussion: """
      EXAMPLES
        flipbook import person.svg                  makes person.yaml
        flipbook import person.svg -o - | less

      Every id of the drawing becomes a layer's name, with _ for what names cannot have. What cannot be shown is told,
      with its line.

      \(ExitStatus.table)
      """)

  @Argument(
    help: ArgumentHelp("The SVG file; - reads it from standard input.", valueName: "drawing"),
    completion: .file(extensions: ["svg"]))
  var path: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where to: x.yaml, or - for standard output. (default: the drawing's name .yaml in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace the output if it exists.")
  var force = false

  func validate() throws {
    if output == nil, path == "-" {
      throw ValidationError(
        "a drawing from the standard input has no name to call the scene by: add -o, as in -o person.yaml")
    }
  }

  func run() async throws {
    let drawing = try Drawing.load(path, images: ImageLibrary())
    let terminal = Terminal.standardError
    for warning in drawing.warnings { terminal.report(warning, of: path) }
    if drawing.root.hasFilterGraph {
      terminal.print("\(path): filters of several steps cannot be written into a scene, and are left out")
    }
    let target = output ?? OutputTarget.stem(of: path) + ".yaml"
    let folder = Self.folder(of: path)
    let isBeside = folder == Self.folder(of: target)
    let text = SceneWriter.text(
      of: drawing.root, canvas: drawing.size, comment: "From \(path.split(separator: "/").last ?? "a drawing")."
    ) { image in
      // What was inside the drawing has no file of its own.
      guard !image.name.contains("#") else {
        terminal.print("\(path): a picture inside the drawing has no file, and is left out")
        return nil
      }
      return isBeside ? String(image.name.dropFirst(folder.count)) : image.name
    }
    if target == "-" { return try StandardOutput.write(text) }
    let file = try OutputFile(path: target, policy: force ? .replace : .keep)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
