import ArgumentParser
import Golden

/// The options for the frames of a scene to compare, and for their size.
struct FrameChoiceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Record every n-th tick of the scene, and the last. (default: the scene’s stills, or else 6, for ten "
        + "frames per second)",
      valueName: "n"),
    transform: { try PlainNumber.read($0, in: 1...100_000) })
  var every: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Record these times instead: 0,350ms,1.2.", valueName: "times"),
    transform: { try $0.split(separator: ",", omittingEmptySubsequences: false).map { try Seconds.read(String($0)) } })
  var at: [Double]?

  @Option(
    parsing: .unconditional, help: "Pixels per point: 1, 2, 3 or a fraction. (default: 1)",
    transform: { try PlainNumber.read($0, in: 0.01...100) })
  var scale: Double?

  func validate() throws {
    if every != nil, at != nil { throw ValidationError("--every and --at both choose the frames: give one of them") }
  }

  /// The chosen frames; nil if no option was given.
  var choice: FrameChoice? { at.map(FrameChoice.times) ?? every.map(FrameChoice.every) }
}
