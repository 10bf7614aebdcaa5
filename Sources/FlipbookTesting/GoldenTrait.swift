public import Golden
public import Testing

/// The record mode and folder of goldens for a test, or for all tests of a suite.
///
///     @Suite(.goldens(record: .missing)) struct MenuTests { … }
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  /// The record mode; nil to inherit it.
  let record: RecordMode?
  /// The folder of the goldens; nil to inherit it.
  let folder: String?

  /// True, so the tests of a suite inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var settings = GoldenSettings.current
    settings.record = record ?? settings.record
    settings.folder = folder ?? settings.folder
    try await GoldenSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// Returns a trait that sets the record mode and the folder of goldens.
  ///
  /// - Parameters:
  ///   - record: The record mode; the argument of an expectation takes precedence.
  ///   - folder: The folder of the goldens of stages and images, instead of `__Goldens__` next to the test's file.
  /// - Returns: The trait.
  public static func goldens(record: RecordMode? = nil, folder: String? = nil) -> Self {
    GoldenTrait(record: record, folder: folder)
  }
}
