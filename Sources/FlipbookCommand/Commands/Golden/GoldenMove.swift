import ArgumentParser
import Flipbook
import Golden

/// `flipbook golden mv`: renames a scene and moves its goldens.
struct GoldenMove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mv",
    abstract: "Rename or move a scene together with its goldens.",
    usage: "flipbook golden mv [<options>] <old> <new>",
    discussion: """
      The goldens of all variants move along and refer to the new path, as \
      do goldens with their own names; a goldens.yaml is not changed. \
      A scene that has already been moved stays where it is.

      EXAMPLES
        flipbook golden mv menu.yaml main-menu.yaml
        git mv menu.yaml screens/menu.yaml
        flipbook golden mv menu.yaml screens/menu.yaml

      \(HelpTopic.note)
      """)

  @Argument(help: ArgumentHelp("The scene's old path.", valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("Its new path.", valueName: "new"), completion: .file())
  var new: String

  @OptionGroup(title: "Files") var place: GoldenFolderOption
  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() throws {
    let moves = try GoldenMoves(from: old, to: new, in: place.goldens)
    try moves.perform()
    for move in moves.all {
      if messages.json {
        let line = JSONLine().with("golden", move.old.folder).with("moved", move.new.folder)
        try StandardOutput.write("\(line)\n")
      } else if !messages.quiet {
        try StandardOutput.write("\(move.old.folder): moved to \(move.new.folder)\n")
      }
    }
  }
}
