import ArgumentParser

/// The reports a command prints about its work.
struct ReportOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing unless something goes wrong.")
  var quiet = false

  @Flag(help: "Say what was done as a line of JSON on standard output.")
  var json = false
}
