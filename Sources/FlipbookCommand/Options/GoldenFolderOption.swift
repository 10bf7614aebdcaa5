import ArgumentParser

/// Where goldens lie.
struct GoldenFolderOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder of the goldens. (default: __Goldens__ beside the scene)", valueName: "folder"),
    completion: .directory)
  var goldens: String?
}
