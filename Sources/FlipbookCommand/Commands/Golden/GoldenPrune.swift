import ArgumentParser
import Flipbook
import Golden
import SystemCalls

/// `flipbook golden prune`: removes orphaned goldens.
struct GoldenPrune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Remove goldens whose scene or variant no longer exists.",
    usage: "flipbook golden prune [<options>] <scene or folder> ...",
    discussion: """
      EXAMPLES
        flipbook golden prune Scenes/
        flipbook golden prune Scenes/ --check     only lists them; exit code 1 if there are any

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("Folders to search, or scenes whose folders are searched.", valueName: "scene or folder"),
    completion: .file())
  var paths: [String]

  @Flag(help: "Remove nothing; fail if there is something to remove.")
  var check = false

  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() throws {
    var orphans: [Orphan] = []
    for path in paths {
      var folder = path
      if FileSystem.kind(of: path) != .folder {
        folder = (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + GoldenLocation.folderName
      }
      if folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      guard FileSystem.kind(of: folder) == .folder else {
        throw RenderError(.missingInput("there is no such folder"), path: folder)
      }
      for orphan in Orphan.all(inside: folder) where !orphans.contains(orphan) { orphans.append(orphan) }
    }
    for orphan in orphans {
      let rest = check ? [] : StoredGolden.remove(folder: orphan.folder)
      if messages.json {
        let line = JSONLine().with("golden", orphan.folder).with("reason", orphan.reason).with("removed", !check)
        try StandardOutput.write("\(line)\n")
      } else if !messages.quiet {
        try StandardOutput.write("\(orphan.folder): \(check ? "an orphan" : "removed"): \(orphan.reason)\n")
        for name in rest {
          Terminal.standardError.print("\(orphan.folder)/\(name) is not part of a golden and is kept")
        }
      }
    }
    if check, !orphans.isEmpty { throw ExitStatus.foundProblems }
  }
}
