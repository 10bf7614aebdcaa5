import ArgumentParser
import Flipbook

/// `flipbook render`: a scene to a GIF, to PNGs, or to other programs.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a scene to an animated GIF or PNG, or to a PNG file a frame.",
    discussion: """
      EXAMPLES
        flipbook render menu.yaml                       makes menu.gif
        flipbook render menu.yaml -o slow.gif --speed 0.25 --scale 2
        flipbook render menu.yaml --max-bytes 500KB
        flipbook render menu.yaml -o menu.apng --hold-last 1.5
        flipbook render menu.yaml --set stutter=0.3 --variant slow
        flipbook render menu.yaml --variant a,b,c       side by side, with labels
        flipbook render menu.yaml --matrix stutter=0.3,0.15 --separate -o menu-%v.gif
        flipbook render menu.yaml -o frames/            PNGs and a manifest
        flipbook render menu.yaml -o menu_%04d.png --frames 10-40
        flipbook render - -o - --format gif < menu.yaml > menu.gif
        flipbook render menu.yaml -o menu.mp4           through ffmpeg

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "GIF") var gif: GIFOptionGroup

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    let target = try output.target(forScene: scene.path, variant: variants.separate ? "a" : nil)
    try playback.check(target)
    try gif.check(target)
  }

  func run() async throws {
    var options = RenderOptions()
    output.apply(to: &options)
    time.apply(to: &options)
    playback.apply(to: &options)
    picture.apply(to: &options)
    gif.apply(to: &options)

    let source = try SceneSource(path: scene.path, allowsOutside: settings.allowOutside)
    let images = ImageLibrary()
    let selection = try variants.selection(of: source, settings, images: images)
    guard variants.separate else {
      return try await render(selection, of: source, images, options, to: try output.target(forScene: scene.path))
    }
    for choice in selection.choices {
      let target = try output.target(forScene: scene.path, variant: choice.fileName)
      try await render(VariantOptions.Selection(choices: [choice]), of: source, images, options, to: target)
    }
  }

  private func render(
    _ selection: VariantOptions.Selection, of source: SceneSource, _ images: ImageLibrary, _ options: RenderOptions,
    to target: OutputTarget
  ) async throws {
    var (renderer, warnings) = try variants.renderer(of: selection, source, images: images, options: options)
    let reporter = Reporter(report, path: target.path)
    reporter.warn(warnings)
    renderer.progress = reporter.progress
    do {
      let result =
        switch target.format {
        case .gif: try await renderer.gif(to: target.path)
        case .apng: try await renderer.apng(to: target.path)
        case .webp: try await renderer.webp(to: target.path)
        case .png: try await renderer.png(to: target.path)
        case .y4m: try await renderer.video(to: target.path, as: .y4m)
        case .rgba: try await renderer.video(to: target.path, as: .rgba)
        case .mp4: try await renderer.movie(to: target.path, as: .mp4)
        case .webm: try await renderer.movie(to: target.path, as: .webm)
        case .mov: try await renderer.movie(to: target.path, as: .mov)
        }
      if let poster = playback.poster { try renderer.still(at: poster, to: target.posterPath) }
      try reporter.finish(result, format: target.format)
    } catch {
      reporter.abandon()
      throw error
    }
  }
}
