import Golden

/// What traits and the environment say of goldens.
struct GoldenSettings: Sendable {
  /// What traits say.
  var record: RecordMode?
  /// What traits say.
  var folder: String?

  /// Whether only the environment's word counts.
  var isContinuousIntegration = SystemEnvironment.isContinuousIntegration

  /// The settings of the test that runs.
  @TaskLocal static var current = GoldenSettings()

  /// The environment's word on recording, and the one that tests with other tools use.
  private static let recordVariables = ["FLIPBOOK_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// When to record: what the argument says, or else a trait, or else the environment, or else never.
  ///
  /// In continuous integration nothing in the code counts unless the environment names a mode: there a golden that is
  /// recorded by accident is a test lost.
  func mode(argument: RecordMode?) -> RecordMode {
    let told = Self.recordVariables.lazy.compactMap(SystemEnvironment.variable).first.flatMap(RecordMode.init)
    if told == nil, isContinuousIntegration { return .never }
    return argument ?? record ?? told ?? .never
  }

  /// The folder for reports of what differs.
  static var reports: String {
    SystemEnvironment.variable("FLIPBOOK_REPORT") ?? SystemEnvironment.variable("SNAPSHOT_ARTIFACTS")
      ?? "\(SystemEnvironment.temporaryFolder)/flipbook-goldens"
  }
}
