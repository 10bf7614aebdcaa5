import ArgumentParser
import Golden

/// The folder that holds goldens.
struct GoldenFolderOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder of the goldens. (default: __Goldens__ beside the scene)", valueName: "folder"),
    completion: .directory)
  var goldens: String?
}

/// True if goldens may be recorded here.
struct RecordingPermission: ParsableArguments {
  @Flag(
    name: .customLong("even-in-ci"),
    help: "Record even if CI is set, although a golden recorded there by accident disables a test.")
  var isAllowedInCI = false

  /// Refuses to record in continuous integration, unless asked to.
  func check() throws(GoldenError) {
    guard SystemEnvironment.isContinuousIntegration, !isAllowedInCI else { return }
    throw .forbidden("goldens are not recorded in continuous integration (CI is set), unless with --even-in-ci")
  }
}
