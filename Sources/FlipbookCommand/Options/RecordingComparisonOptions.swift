import ArgumentParser
import Pixels

/// The options for comparing a scene with a recording by motion.
struct RecordingComparisonOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The accepted difference in start times and durations. (default: 20ms)", valueName: "time"),
    transform: Seconds.read)
  var time: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The accepted difference in positions and sizes, in points. (default: 1)", valueName: "points"),
    transform: { text in
      try PlainNumber.read(text.hasSuffix("pt") ? String(text.dropLast(2)) : text, in: 0.05...10_000)
    })
  var distance: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time in the recording at which the scene begins. (default: 0 if both have the same duration, "
        + "otherwise detected)",
      valueName: "time"),
    transform: Seconds.read)
  var start: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The part of the recording's frames that shows the scene, in pixels: left, top, width, height.", valueName: "part"
    ),
    transform: PixelPart.read)
  var region: PixelRect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also write the outcome of every layer as JUnit XML to this file.", valueName: "path"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also write a summary in Markdown to this file.", valueName: "path"),
    completion: .file(extensions: ["md"]))
  var markdown: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also write a page to this path: the scene and the recording side by side, on top of each other, and as a "
        + "difference, with their curves.",
      valueName: "path"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Flag(help: "Propose the numbers that bring the scene to the recording, with their lines.")
  var fit = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write the scene with the proposed numbers to this path.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var fitOutput: String?

  @Flag(help: "Compare by motion even if the recording is a GIF, a WebP, or a folder of frames.")
  var motion = false

  /// True if one of the options requests this comparison.
  var isAsked: Bool {
    motion || time != nil || distance != nil || start != nil || region != nil || junit != nil || markdown != nil
      || page != nil || fit || fitOutput != nil
  }
}
