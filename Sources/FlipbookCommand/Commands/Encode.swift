import ArgumentParser
import Flipbook
import SystemCalls

/// `flipbook encode`: encodes movies and frames from other programs as a GIF, as PNG files, or for other programs.
struct Encode: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode",
    abstract: "Encode movies, and frames from other programs.",
    usage: "flipbook encode [<options>] <input> ... -o <path>",
    discussion: """
      The input is one of these: PNG files, in the given order; a folder of PNG files, \
      in the order and at the times of its manifest.json, or else in the order of the \
      numbers in their names; or a file with all frames: a movie, a GIF, an animated \
      PNG, a WebP, or YUV4MPEG2 (use - for standard input).

      Movies (MP4, QuickTime, WebM, AVI) are decoded by ffmpeg, which must be installed. \
      Frame times are kept, and rotated movies are turned upright. Frames that a \
      recording repeats or drops during motion are reported.

      EXAMPLES
        flipbook encode frames/ -o menu.gif --fps 25
        flipbook encode recording.mov -o menu.gif --from 1.2 --to 3 --crop auto
        flipbook encode recording.mp4 -o menu.gif --fps 25 --speed 0.5
        flipbook encode 'shots/menu_*.png' -o menu.apng
        flipbook encode old.gif -o new.gif --bounce
        flipbook encode old.gif -o small.gif --max-bytes 500KB
        flipbook encode --raw menu.rgba --size 640x480 --fps 50 -o menu.gif
        flipbook encode - -o menu.gif < menu.y4m

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "The frames: a movie, PNG files, a folder of them, x.gif, x.apng, x.webp, x.y4m, or -.", valueName: "input"),
    completion: .file())
  var inputs: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Raw frames instead: rows of straight R, G, B, A; - is standard input.", valueName: "file"),
    completion: .file())
  var raw: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The size of raw frames in pixels, as in 640x480.", valueName: "size"),
    transform: PixelSize.read)
  var size: OutputSize?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The number of raw frames to read. (default: all)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 0...1_000_000) })
  var frames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: a movie is sampled, other frames last equally long. (default: the input's own times, "
        + "or else 50)",
      valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @OptionGroup(title: "Part") var part: InputPartOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Quality and size") var gif: GIFOptionGroup
  @Flag(help: "Write nothing; report what would be written, how many frames, and about how long and large.")
  var dryRun = false

  @OptionGroup var memory: MemoryOption
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    guard (raw == nil) != inputs.isEmpty else {
      throw ValidationError(
        raw == nil
          ? "there is nothing to encode: name a movie, PNG files, a folder, a GIF, or --raw"
          : "--raw is already an input: leave out \(inputs[0])")
    }
    guard let raw else {
      if size != nil || frames != nil {
        throw ValidationError("--size and --frames are for raw frames: add --raw, or leave them out")
      }
      try check(try target(of: inputs[0]))
      return
    }
    guard case .box = size else {
      throw ValidationError("raw frames do not contain their size: add --size, as in --size 640x480")
    }
    try check(try target(of: raw))
  }

  private func check(_ target: OutputTarget) throws {
    if output.output == nil,
      (inputs + [raw].compactMap(\.self)).contains(where: { FileStatus.isSameFile($0, target.path) })
    {
      throw ValidationError("\(target.path) would overwrite the input: use -o with a different name")
    }
    try playback.check(target)
    try gif.check(target)
  }

  func run() async throws {
    let target = try target(of: raw ?? inputs[0])
    var options = RenderOptions()
    output.apply(to: &options)
    playback.apply(to: &options)
    gif.apply(to: &options)
    let transcoding = Transcoding(
      try input(), options: options, target: target, rate: fps, edit: part.edit, loop: output.loop,
      poster: playback.poster)
    try await dryRun ? transcoding.estimate(report) : transcoding.run(report)
  }

  private func target(of input: String) throws -> OutputTarget {
    var name = input
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return try output.target(forScene: name)
  }

  private func input() throws -> FrameInput {
    if let raw, case .box(let width, let height) = size {
      return .raw(path: raw, width: width, height: height, count: frames)
    }
    return try InputFiles.input(inputs)
  }
}
