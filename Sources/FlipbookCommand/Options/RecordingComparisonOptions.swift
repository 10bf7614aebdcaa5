import ArgumentParser
import Pixels

/// The options for comparing a scene with a recording by motion.
struct RecordingComparisonOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The accepted difference of beginnings and lengths. (default: 20ms)", valueName: "time"),
    transform: Seconds.read)
  var time: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The accepted difference of places and sizes, in points. (default: 1)", valueName: "points"),
    transform: { text in
      try PlainNumber.read(text.hasSuffix("pt") ? String(text.dropLast(2)) : text, in: 0.05...10_000)
    })
  var distance: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time in the recording at which the scene begins. (default: 0 if both last equally long, otherwise found)",
      valueName: "time"),
    transform: Seconds.read)
  var start: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The part of the recording's frames with the scene, in pixels: left, top, width, height.", valueName: "part"),
    transform: PixelPart.read)
  var region: PixelRect?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write the outcome of every layer as JUnit's XML to this file, too.", valueName: "path"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write a summary in Markdown to this file, too.", valueName: "path"),
    completion: .file(extensions: ["md"]))
  var markdown: String?

  @Flag(help: "Compare by motion with a GIF, a WebP, or a folder of frames, too.")
  var motion = false

  /// True if one of the options requests this comparison.
  var isAsked: Bool {
    motion || time != nil || distance != nil || start != nil || region != nil || junit != nil || markdown != nil
  }
}
