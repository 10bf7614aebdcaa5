import ArgumentParser

/// The options for the reports that a command prints about its work.
struct ReportOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print nothing unless something goes wrong.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Print more on standard error: files read, programs run, time and memory.")
  var verbose = false

  @Flag(help: "Print the result as a line of JSON on standard output.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Color messages: auto, on a terminal unless NO_COLOR is set; always; or never. (default: auto)", valueName: "when"
    ))
  var color: Terminal.ColorChoice?

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose contradict each other: leave out one of them") }
    if let color { Terminal.choose(color) }
    if verbose { Terminal.beVerbose() }
  }
}
