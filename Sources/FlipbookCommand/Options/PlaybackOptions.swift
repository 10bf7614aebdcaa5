import ArgumentParser
import Flipbook

/// The order and speed of the frames.
struct PlaybackOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the first frame for so much longer: 0.5, 0.5s or 500ms.", valueName: "time"),
    transform: Seconds.read)
  var holdFirst: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show the last frame for so much longer; with --bounce, where the motion turns.", valueName: "time"),
    transform: Seconds.read)
  var holdLast: Double?

  @Flag(help: "Go there and back, without showing the ends twice.")
  var bounce = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write a still of this moment, too, beside the output: x-poster.png for x.gif.", valueName: "time"),
    transform: Seconds.read)
  var poster: Double?

  /// Refuses what does not go with an output.
  func check(_ target: OutputTarget) throws {
    if poster != nil, target.isStandardOutput {
      throw ValidationError(
        "--poster lies beside the output, and the standard output is no place: add -o, or use still")
    }
  }

  /// Writes the options down.
  func apply(to options: inout RenderOptions) {
    options.holdFirst = holdFirst ?? 0
    options.holdLast = holdLast ?? 0
    options.bounces = bounce
  }
}
