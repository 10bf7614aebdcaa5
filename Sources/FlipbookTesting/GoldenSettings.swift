import Golden
import SystemCalls

/// The settings for goldens, from traits and the environment.
struct GoldenSettings: Sendable {
  /// The record mode set by traits.
  var record: RecordMode?
  /// The folder set by traits.
  var folder: String?

  /// True if only the environment can enable recording.
  var isContinuousIntegration = SystemEnvironment.isContinuousIntegration

  /// The settings of the current test.
  @TaskLocal static var current = GoldenSettings()

  /// The environment variables for recording: Flipbook's own, and the one shared by other snapshot tools.
  private static let recordVariables = ["FLIPBOOK_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// Returns the record mode: the argument, or else the trait's, or else the environment's, or else never.
  ///
  /// In continuous integration, only the environment can enable recording: a golden recorded there by accident would
  /// hide a failure.
  func mode(argument: RecordMode?) -> RecordMode {
    let requested = Self.recordVariables.lazy.compactMap(Environment.variable).first.flatMap(RecordMode.init)
    if requested == nil, isContinuousIntegration { return .never }
    return argument ?? record ?? requested ?? .never
  }

  /// The folder for reports of differences.
  static var reports: String {
    Environment.variable("FLIPBOOK_REPORT") ?? Environment.variable("SNAPSHOT_ARTIFACTS")
      ?? "\(Environment.temporaryFolder)/flipbook-goldens"
  }
}
