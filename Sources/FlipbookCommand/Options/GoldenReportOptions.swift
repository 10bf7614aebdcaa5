import ArgumentParser
import Golden

/// The option for the folder of a report of goldens.
struct ReportFolderOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The folder of the report. (default: golden-report)", valueName: "folder"),
    completion: .directory)
  var report: String?

  /// The folder, or the default one.
  var folder: String { report ?? GoldenReport.standardFolder }
}

/// The option for the folder that the paths of a report are relative to.
struct ReportRootOption: ParsableArguments {
  @Option(
    name: .customLong("root"), parsing: .unconditional,
    help: ArgumentHelp(
      "The folder that the paths of the report are relative to. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var path: String?

  /// The folder, or the current one.
  var root: ReportRoot { ReportRoot(path) }
}
