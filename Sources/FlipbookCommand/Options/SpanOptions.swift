import ArgumentParser

/// The options for the time range of a scene shown on a page.
struct SpanOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start: 0.35, 0.35s or 350ms. (default: when motion starts)", valueName: "time"),
    transform: Seconds.read)
  var from: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The end. (default: when everything is at rest)", valueName: "time"),
    transform: Seconds.read)
  var to: Double?

  func validate() throws {
    try Self.check(from: from, to: to)
  }

  /// Checks that the end comes after the beginning.
  ///
  /// - Parameters:
  ///   - from: The beginning, in seconds; nil for 0.
  ///   - to: The end, in seconds; nil for no limit.
  /// - Throws: `ValidationError`.
  static func check(from: Double?, to: Double?) throws {
    guard let to, to <= from ?? 0 else { return }
    throw ValidationError("--to \(to) must come after --from \(from ?? 0)")
  }
}
