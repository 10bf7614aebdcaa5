import ArgumentParser
import Flipbook
import Golden
import Preview

/// `flipbook golden review`: opens a report in the browser, for accepting or rejecting changes.
struct GoldenReview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Show a report in the browser, and accept or reject each change there.",
    usage: "flipbook golden review [<options>] [<report>]",
    discussion: """
      Prints the address of the page and serves it, on this machine only, until \
      Ctrl-C. The address contains a secret token, so no other user of this machine \
      can open the page. Images are shown side by side, swiped, blinking, or laid \
      over each other, frame by frame; the page lists its keys. Accepting does what golden \
      accept does: a scene that has changed since is refused. Each decision is printed.

      EXAMPLES
        flipbook golden review
        flipbook golden review artifact/golden-report --root .
        flipbook golden review --port 0 --json

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The folder of the report.", valueName: "report"),
    completion: .directory)
  var report = GoldenReport.standardFolder

  @OptionGroup var base: ReportRootOption
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port of the page; 0 for any that is free. (default: 8417, or any that is free)"),
    transform: { try PlainNumber.read($0, in: 0...65_535) })
  var port: Int?

  @OptionGroup var permission: RecordingPermission
  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() async throws {
    try permission.check()
    let messages = messages
    let session = try ReviewSession(report: report, root: base.root) { name, decision, bytes in
      let word = decision?.rawValue ?? "undecided"
      if messages.json {
        var line = JSONLine().with("name", name).with("outcome", word)
        if let bytes { line = line.with("bytes", bytes) }
        try StandardOutput.write("\(line)\n")
      } else if !messages.quiet {
        try StandardOutput.write("\(name): \(word)\(bytes.map { ", \(ByteCount.text($0))" } ?? "")\n")
      }
    }
    do {
      try await PreviewServer { gate in ReviewRoutes(session, gate: gate) }.run(on: port) { address, _ in
        if messages.json {
          try StandardOutput.write("\(JSONLine().with("address", address))\n")
        } else {
          try StandardOutput.write(address + "\n")
        }
      }
    } catch let failure as PreviewServer.Failure {
      Terminal.standardError.report(failure)
      throw ExitStatus.cannotWrite
    }
  }
}
