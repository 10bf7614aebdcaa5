import ArgumentParser
import Flipbook
import Golden

/// `flipbook golden accept`: approves a reviewed change.
struct GoldenAccept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Approve a report's recordings as the new goldens.",
    usage: "flipbook golden accept [<options>] <name or scene> ...\nflipbook golden accept --all",
    discussion: """
      It uses exactly the pictures and values in the report; a scene that \
      has changed since, or a file that it uses, is refused. The paths of a \
      report are relative to where it was made: a report of another machine is \
      accepted at the same place of the project, or with --root.

      EXAMPLES
        flipbook golden accept menu
        flipbook golden accept Scenes/menu.yaml Scenes/map.yaml
        flipbook golden accept --all --report build/golden

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The names that the report gives, or scene files.", valueName: "name or scene"),
    completion: Completions.goldens)
  var names: [String] = []

  @Flag(help: "Accept everything that differs.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The folder of the report. (default: golden-report)", valueName: "folder"),
    completion: .directory)
  var report = GoldenReport.standardFolder

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that the paths of the report are relative to. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var root: String?

  @OptionGroup var permission: RecordingPermission
  @OptionGroup(title: "Messages") var messages: ReportOptions

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("name the changes to approve, by name or scene, or give --all") }
    if !names.isEmpty, all { throw ValidationError("--all means everything: leave out the names") }
  }

  func run() throws {
    try permission.check()
    let acceptance = try Acceptance(report: report, root: ReportRoot(root))
    var chosen = acceptance.candidates
    if !all {
      chosen = try names.flatMap { name in
        let found = acceptance.candidates.filter { candidate in
          candidate.name == name
            || candidate.scene.map(SystemEnvironment.absolute) == SystemEnvironment.absolute(name)
        }
        guard !found.isEmpty else {
          let known = acceptance.candidates.map(\.name).joined(separator: ", ")
          throw ValidationError(
            "\(report) shows no change of \(name)" + (known.isEmpty ? "" : ", only of \(known)"))
        }
        return found
      }
    }
    for candidate in chosen {
      let bytes = try acceptance.accept(candidate)
      if messages.json {
        let line = JSONLine().with("name", candidate.name).with("outcome", "accepted").with("bytes", bytes)
        try StandardOutput.write("\(line)\n")
      } else if !messages.quiet {
        try StandardOutput.write("\(candidate.name): accepted, \(Reporter.size(bytes))\n")
      }
    }
  }
}
