import ArgumentParser
import Golden

/// The option for the folder of goldens.
struct GoldenFolderOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder of the goldens. (default: __Goldens__ beside the scene)", valueName: "folder"),
    completion: .directory)
  var goldens: String?
}

/// The option that allows recording goldens in continuous integration.
struct RecordingPermission: ParsableArguments {
  @Flag(
    name: .customLong("even-in-ci"),
    help: "Record even if CI is set, although a golden recorded there by accident disables a test.")
  var isAllowedInCI = false

  /// Rejects recording in continuous integration, unless it is allowed explicitly.
  func check() throws(GoldenError) {
    guard SystemEnvironment.isContinuousIntegration, !isAllowedInCI else { return }
    throw .forbidden("goldens are not recorded in continuous integration (CI is set), unless with --even-in-ci")
  }
}
