import ArgumentParser

/// The folder that holds goldens.
struct GoldenFolderOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder of the goldens. (default: __Goldens__ beside the scene)", valueName: "folder"),
    completion: .directory)
  var goldens: String?
}
