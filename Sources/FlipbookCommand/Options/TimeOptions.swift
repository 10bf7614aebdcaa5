import ArgumentParser
import Flipbook

/// The times to render.
struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: 60, 29.97 or 30000/1001. (default: 50, the highest rate that a GIF times evenly)",
      valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start: 0.35, 0.35s or 350ms. (default: 0)", valueName: "time"),
    transform: Seconds.read)
  var from: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The end. (default: the scene's end)", valueName: "time"),
    transform: Seconds.read)
  var to: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Render only these frames, counted from 0: 10-40, 10- or 10.", valueName: "range"),
    transform: FrameNumbers.read)
  var frames: FrameSelection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The speed: 0.25 is slow motion with real frames. (default: 1)", valueName: "factor"),
    transform: { try PlainNumber.read($0, in: 0.001...1000) })
  var speed: Double?

  func validate() throws {
    if frames != nil, from != nil || to != nil {
      throw ValidationError(
        "--frames counts frames of the output, --from and --to are times of the scene, and they may disagree: give one")
    }
    try SpanOptions.check(from: from, to: to)
  }

  /// Reads a rate.
  static func readRate(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text), (0.01...1000).contains(rate.framesPerSecond) else {
      throw ValidationError("write a rate like 50, 29.97 or 30000/1001, from 0.01 to 1000")
    }
    return rate
  }

  /// Applies the options.
  func apply(to options: inout RenderOptions) {
    if let fps { options.rate = fps }
    if let speed { options.speed = speed }
    options.selection = frames ?? .times(from: from ?? 0, to: to)
  }
}
