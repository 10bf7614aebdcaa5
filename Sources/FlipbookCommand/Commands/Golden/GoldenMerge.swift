import ArgumentParser
import Flipbook
import Golden

/// `flipbook golden merge`: merges the reports of all shards.
struct GoldenMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of golden verify --shard.",
    usage: "flipbook golden merge [<options>] <report> ...",
    discussion: """
      The report and the exit code are the same as those of a single run. Goldens \
      that are in no report, or in two, are an error.

      EXAMPLES
        flipbook golden verify Scenes/ --shard 1/2 --report part-1
        flipbook golden verify Scenes/ --shard 2/2 --report part-2
        flipbook golden merge part-1 part-2 --report golden-report

      \(HelpTopic.note)
      """)

  @Argument(help: ArgumentHelp("The folders of the reports.", valueName: "report"), completion: .directory)
  var reports: [String]

  @OptionGroup var output: ReportFolderOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The URL at which the folder is published, for the images in summary.md. (default: relative to the file)",
      valueName: "address"))
  var reportUrl: String?

  @OptionGroup(title: "Messages") var messages: ReportOptions

  func run() throws {
    let outcomes = try GoldenReport.merge(reports, to: output.folder, imagesAt: reportUrl)
    if messages.json {
      for (name, outcome) in outcomes {
        try StandardOutput.write("\(JSONLine().with("name", name).with("outcome", outcome))\n")
      }
    }
    if !messages.quiet { GoldenReporter(messages).summarize(outcomes.map(\.outcome), report: output.folder) }
    let status = ExitStatus(outcomes: outcomes.map(\.outcome))
    if status != .done { throw status }
  }
}
