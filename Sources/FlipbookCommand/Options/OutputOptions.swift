import ArgumentParser
import Flipbook

/// The options for the destination and format of a rendering.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output, in the format of its name: x.gif, x.apng, x.webp, x.mp4, x.webm or x.mov (through ffmpeg), x_%04d.png, a folder for PNG "
        + "files and a manifest, x.y4m, x.rgba, x.png with --format sprite, or - for standard output. "
        + "(default: the input's name .gif, in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "The format, if the output's name does not give it.")
  var format: OutputFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of times a GIF, an animated PNG, a WebP or a sprite's CSS plays; 0 is forever. (default: 0)",
      valueName: "count"),
    transform: { try PlainNumber.read($0, in: 0...65_536) })
  var loop: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The effort spent on small files. PNGs: 0 stores, 1 is the fastest, 9 takes about 100 times as long; "
        + "GIFs: up to 3, encoding takes a quarter less time, with nearest colors only and files a tenth larger; "
        + "8 and 9 take about ten times as long. (default: 6)",
      valueName: "0-9"),
    transform: { try PlainNumber.read($0, in: 0...9) })
  var effort: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames per row of a sprite sheet. (default: automatic, about square)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...32_767) })
  var columns: Int?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames to make at once; the output is the same for any number. (default: one per processor)",
      valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024) })
  var jobs: Int?

  /// Determines the output for a rendering of a scene or of another input.
  ///
  /// - Parameters:
  ///   - scene: The path of the input.
  ///   - variant: The name that distinguishes this output from others; nil if there is only one.
  /// - Returns: The output's path and format.
  /// - Throws: `ValidationError` when it cannot be determined.
  func target(forScene scene: String, variant: String? = nil) throws -> OutputTarget {
    var target: OutputTarget
    if let variant, let output, output.contains("%v") {
      target = try OutputTarget(path: output.replacing("%v", with: variant), format: format, scene: scene)
    } else {
      if let output, output.contains("%v") {
        throw ValidationError("%v stands for a variant's name: add --separate, and --variant or --matrix")
      }
      target = try OutputTarget(path: output, format: format, scene: scene)
      if let variant { target = try target.separated(variant) }
    }
    if loop != nil, !target.format.loops {
      throw ValidationError(
        "--loop is for GIFs, animated PNGs, WebPs and sprite sheets: \(target.format.description) cannot store it")
    }
    if effort != nil, !target.format.isCompressed {
      throw ValidationError("--effort is for GIFs, PNGs and WebPs: \(target.format.description) does not support it")
    }
    if columns != nil, target.format != .sprite {
      throw ValidationError(
        "--columns is for sprite sheets: \(target.format.description) has no columns; add --format sprite")
    }
    return target
  }

  /// Applies the options to the options of a renderer.
  func apply(to options: inout RenderOptions) {
    if let loop { options.loopCount = loop }
    if let jobs { options.jobs = jobs }
    if let effort { options.effort = effort }
    options.spriteColumns = columns
    options.replacesFiles = !noClobber
  }
}
