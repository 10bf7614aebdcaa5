import ArgumentParser
import Flipbook

/// `flipbook render`: a scene to a GIF, to PNGs, or to other programs.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render a scene to an animated GIF or PNG, or to a PNG file a frame.",
    discussion: """
      EXAMPLES
        flipbook render menu.yaml                       makes menu.gif
        flipbook render menu.yaml -o slow.gif --speed 0.25 --scale 2
        flipbook render menu.yaml --max-bytes 500KB
        flipbook render menu.yaml -o menu.apng --hold-last 1.5
        flipbook render menu.yaml -o frames/            PNGs and a manifest
        flipbook render menu.yaml -o menu_%04d.png --frames 10-40
        flipbook render - -o - --format gif < menu.yaml > menu.gif
        flipbook render menu.yaml -o - --format y4m | ffmpeg -i - menu.mp4

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "GIF") var gif: GIFOptionGroup

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most that a GIF may have: 500KB or 2MB. For that it gives up quality, then colours, then frames, then size, and "
        + "says so.",
      valueName: "size"),
    transform: ByteCount.read)
  var maxBytes: Int?

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    let target = try output.target(forScene: scene.path)
    try playback.check(target)
    try gif.check(target)
    if maxBytes != nil, target.format != .gif {
      throw ValidationError("--max-bytes is for GIFs: \(target.format.description) has nothing to give up")
    }
  }

  func run() async throws {
    let target = try output.target(forScene: scene.path)
    var options = RenderOptions()
    output.apply(to: &options)
    time.apply(to: &options)
    playback.apply(to: &options)
    picture.apply(to: &options)
    gif.apply(to: &options)
    options.maxBytes = maxBytes

    let images = ImageLibrary()
    let loaded = try Scene.load(scene.path, images: images, for: options.size)
    var renderer = Renderer(loaded, images: images, options: options)
    let reporter = Reporter(report, path: target.path)
    reporter.warn(try loaded.fontWarnings(path: scene.path, fonts: renderer.fonts))
    renderer.progress = reporter.progress
    do {
      let result =
        switch target.format {
        case .gif: try await renderer.gif(to: target.path)
        case .apng: try await renderer.apng(to: target.path)
        case .png: try await renderer.png(to: target.path)
        case .y4m: try await renderer.video(to: target.path, as: .y4m)
        case .rgba: try await renderer.video(to: target.path, as: .rgba)
        }
      if let poster = playback.poster { try renderer.still(at: poster, to: target.posterPath) }
      try reporter.finish(result, format: target.format)
    } catch {
      reporter.abandon()
      throw error
    }
  }
}
