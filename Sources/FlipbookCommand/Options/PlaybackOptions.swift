import ArgumentParser
import Flipbook

/// The options for the order and duration of the frames.
struct PlaybackOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the first frame longer by this time: 0.5, 0.5s or 500ms.", valueName: "time"),
    transform: Seconds.read)
  var holdFirst: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Hold the last frame for this long; with --bounce, where the motion reverses.", valueName: "time"),
    transform: Seconds.read)
  var holdLast: Double?

  @Flag(help: "Play forward and back, without showing the ends twice.")
  var bounce = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also write the frame at this time, beside the output: x-poster.png for x.gif.", valueName: "time"),
    transform: Seconds.read)
  var poster: Double?

  /// True if each frame is shown once, without holds.
  var isPlain: Bool { holdFirst == nil && holdLast == nil && !bounce && poster == nil }

  /// Rejects options that don't apply to an output.
  func check(_ target: OutputTarget) throws {
    if poster != nil, target.isStandardOutput {
      throw ValidationError(
        "--poster is written beside the output, which cannot be standard output: add -o, or use still")
    }
  }

  /// Applies the options to the options of a renderer.
  func apply(to options: inout RenderOptions) {
    options.holdFirst = holdFirst ?? 0
    options.holdLast = holdLast ?? 0
    options.bounces = bounce
  }
}
