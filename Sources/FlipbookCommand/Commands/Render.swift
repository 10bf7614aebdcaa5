import ArgumentParser
import Flipbook

/// `flipbook render`: a scene to a GIF or to PNG files.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a scene to an animated GIF or to a PNG file a frame.",
    discussion: """
      EXAMPLES
        flipbook render menu.yaml                       makes menu.gif
        flipbook render menu.yaml -o slow.gif --speed 0.25 --scale 2
        flipbook render menu.yaml -o frames/            frame_0000.png … and manifest.json
        flipbook render menu.yaml -o menu_%04d.png --frames 10-40
        flipbook render - -o - --format gif < menu.yaml > menu.gif

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where to: x.gif, x_%04d.png, a folder for PNG files and a manifest, or - for standard output. "
        + "(default: the scene's name .gif in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "The format, where the output's name does not tell it.")
  var format: OutputFormat?

  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How often a GIF plays; 0 is for ever. (default: 0)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 0...65_535, as: "a number of times to play") })
  var loop: Int?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "How many frames to paint at once; the output is the same for any. (default: one for each processor)",
      valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1024, as: "a number of jobs") })
  var jobs: Int?

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    let target = try target
    if loop != nil, target.format != .gif {
      throw ValidationError("--loop is for GIFs: PNG files do not play")
    }
  }

  func run() async throws {
    let target = try target
    var options = RenderOptions()
    time.apply(to: &options)
    picture.apply(to: &options)
    if let loop { options.loopCount = loop }
    if let jobs { options.jobs = jobs }
    options.replacesFiles = !noClobber

    let images = ImageLibrary()
    let loaded = try Scene.load(scene.scene, images: images, for: options.size)
    var renderer = Renderer(loaded, images: images, options: options)
    let reporter = Reporter(report, path: target.path)
    renderer.progress = reporter.progress
    do {
      let result =
        switch target.format {
        case .gif: try await renderer.gif(to: target.path)
        case .png: try await renderer.png(to: target.path)
        }
      reporter.finish(result, format: target.format)
    } catch {
      reporter.abandon()
      throw error
    }
  }

  private var target: OutputTarget {
    get throws { try OutputTarget(path: output, format: format, scene: scene.scene) }
  }
}
