import ArgumentParser
import Flipbook

/// `flipbook format`: formats scene files.
struct Format: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format scene files, and keep their comments.",
    usage: "flipbook format [<options>] <scene> ...",
    discussion: """
      Indents by two spaces per level, puts one space between words, and aligns comments. Values that are on one line \
      stay on one line, and the order of keys, quotes, and the words of comments do not change. A file whose meaning \
      would change is refused and left as it is.

      EXAMPLES
        flipbook format menu.yaml
        flipbook format --check Scenes/*/*.yaml
        flipbook format - < menu.yaml

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The scene files; - formats standard input to standard output.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml"]))
  var scenes: [String]

  @Flag(help: "Change nothing; list the files that are not formatted, and fail if there are any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print problems only, not the names of files.")
  var quiet = false

  func run() async throws {
    var worst = ExitStatus.done
    for path in scenes {
      try Task.checkCancellation()
      do {
        let (original, formatted) = try SceneFormatter.read(path)
        if path == "-", !check {
          try StandardOutput.write(contents: formatted)
        } else if original != formatted {
          if check {
            if worst == .done { worst = .foundProblems }
          } else {
            let file = try OutputFile(path: path)
            try file.write(Array(formatted.utf8))
            try file.finish()
          }
          if !quiet { try StandardOutput.write("\(path)\n") }
        }
      } catch let error as RenderError {
        Terminal.standardError.report(error)
        let status = ExitStatus(error)
        if status.rawValue > worst.rawValue { worst = status }
      }
    }
    if worst != .done { throw worst }
  }
}
