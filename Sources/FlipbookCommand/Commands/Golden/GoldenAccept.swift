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
      It uses exactly the images and values in the report. If a scene has \
      changed since, or a file that it uses, nothing is accepted. The paths of a \
      report are relative to the folder it was made in: a report from another machine is \
      accepted from the same folder of the project, or with --root.

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

  @OptionGroup var input: ReportFolderOption
  @OptionGroup var base: ReportRootOption
  @OptionGroup var permission: RecordingPermission
  @OptionGroup(title: "Messages") var messages: ReportOptions

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("give the names or scenes of the changes to approve, or --all") }
    if !names.isEmpty, all { throw ValidationError("--all approves every change: leave out the names") }
  }

  func run() throws {
    try permission.check()
    let acceptance = try Acceptance(report: input.folder, root: base.root)
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
            "\(input.folder) contains no change of \(name)" + (known.isEmpty ? "" : ", only of \(known)"))
        }
        return found
      }
    }
    // If one candidate is rejected, none is accepted.
    for candidate in chosen { try acceptance.check(candidate) }
    for candidate in chosen {
      let bytes = try acceptance.accept(candidate)
      if messages.json {
        let line = JSONLine().with("name", candidate.name).with("outcome", "accepted").with("bytes", bytes)
        try StandardOutput.write("\(line)\n")
      } else if !messages.quiet {
        try StandardOutput.write("\(candidate.name): accepted, \(ByteCount.text(bytes))\n")
      }
    }
  }
}
