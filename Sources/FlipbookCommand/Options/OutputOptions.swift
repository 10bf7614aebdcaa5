import ArgumentParser
import Flipbook

/// Where a rendering goes, and in which form.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where to: x.gif, x_%04d.png, a folder for PNG files and a manifest, or - for standard output. "
        + "(default: the scene's name .gif, in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "The format, where the output's name does not tell it.")
  var format: OutputFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often a GIF plays; 0 is for ever. (default: 0)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 0...65_536) })
  var loop: Int?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "How many frames to make at once; the output is the same for any number. (default: one for each processor)",
      valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024) })
  var jobs: Int?

  /// Finds out where the rendering of a scene goes.
  func target(forScene scene: String) throws -> OutputTarget {
    let target = try OutputTarget(path: output, format: format, scene: scene)
    if loop != nil, target.format != .gif {
      throw ValidationError("--loop is for GIFs: PNG files do not play")
    }
    return target
  }

  /// Writes the options down.
  func apply(to options: inout RenderOptions) {
    if let loop { options.loopCount = loop }
    if let jobs { options.jobs = jobs }
    options.replacesFiles = !noClobber
  }
}
