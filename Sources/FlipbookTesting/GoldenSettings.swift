import Golden

/// The settings for goldens from traits and the environment.
struct GoldenSettings: Sendable {
  /// The record mode set by traits.
  var record: RecordMode?
  /// The folder set by traits.
  var folder: String?

  /// True if only the environment's word counts.
  var isContinuousIntegration = SystemEnvironment.isContinuousIntegration

  /// The settings of the test that runs.
  @TaskLocal static var current = GoldenSettings()

  /// The environment's word on recording, and the one that tests with other tools use.
  private static let recordVariables = ["FLIPBOOK_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// Returns the record mode: the argument, or else a trait's, or else the environment's, or else never.
  ///
  /// In continuous integration nothing in the code counts unless the environment names a mode: there a golden that is
  /// recorded by accident is a test lost.
  func mode(argument: RecordMode?) -> RecordMode {
    let requested = Self.recordVariables.lazy.compactMap(SystemEnvironment.variable).first.flatMap(RecordMode.init)
    if requested == nil, isContinuousIntegration { return .never }
    return argument ?? record ?? requested ?? .never
  }

  /// The folder for reports of what differs.
  static var reports: String {
    SystemEnvironment.variable("FLIPBOOK_REPORT") ?? SystemEnvironment.variable("SNAPSHOT_ARTIFACTS")
      ?? "\(SystemEnvironment.temporaryFolder)/flipbook-goldens"
  }
}
