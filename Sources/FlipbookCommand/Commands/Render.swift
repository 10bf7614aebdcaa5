import ArgumentParser
import Flipbook

/// `flipbook render`: renders a scene as a GIF, as PNG files, or for other programs.
struct Render: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render a scene to an animated GIF or PNG, or to one PNG file per frame.",
    discussion: """
      EXAMPLES
        flipbook render menu.yaml                       makes menu.gif
        flipbook render menu.yaml map.yaml              makes menu.gif and map.gif
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
        flipbook render menu.yaml -o menu.png --format sprite
        flipbook render menu.yaml --shard 2/4 -o parts/ a part, for flipbook join

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Argument(
    help: ArgumentHelp("More scenes, each rendered to an output named after it.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json", "lottie"]))
  var others: [String] = []

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Picture") var device: DeviceOption
  @OptionGroup(title: "Quality and size") var gif: GIFOptionGroup
  @OptionGroup(title: "Many machines") var share: ShardOption
  @Flag(help: "Write nothing; report what would be written, how many frames, and about how long and large.")
  var dryRun = false

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    if !others.isEmpty {
      if let path = output.output {
        throw ValidationError(
          "\(path) cannot be the output of \(others.count + 1) scenes: leave out -o, or render the scenes one by one")
      }
      if let double = others.first(where: { other in other == scene.path || others.count { $0 == other } > 1 }) {
        throw ValidationError("\(double) is given twice: give it once")
      }
    }
    let target = try output.target(forScene: scene.path, variant: variants.separate ? "a" : nil)
    try playback.check(target)
    try gif.check(target)
    if share.shard != nil, !variants.separate {
      guard target.format == .png, !target.isStandardOutput, !target.path.contains("%") else {
        throw ValidationError(
          "a part is a folder of PNG files: write -o parts/, and use flipbook join to make the output")
      }
      guard playback.isPlain else {
        throw ValidationError(
          "a part contains each frame once: give --hold-first, --hold-last, --bounce and --poster to flipbook join")
      }
    }
  }

  func run() async throws {
    // If one scene fails, the others are still rendered.
    var failure: ExitStatus?
    for path in [scene.path] + others {
      var one = self
      (one.scene.path, one.others) = (path, [])
      do { _ = try await one.make() } catch {
        try Task.checkCancellation()
        let status = ExitStatus.reporting((error as? RenderError)?.about(scene: path) ?? error, of: Self.self)
        failure = failure ?? status
      }
    }
    if let failure { throw failure }
  }

  /// Renders the requested output.
  ///
  /// - Returns: The result of each output: one, unless variants are rendered separately; none for a dry run.
  func make() async throws -> [RenderResult] {
    var options = RenderOptions()
    output.apply(to: &options)
    playback.apply(to: &options)
    picture.apply(to: &options)
    device.apply(to: &options)
    gif.apply(to: &options)

    let shard = try share.resolved()
    let files = FileLog()
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: scene.animation,
      files: files)
    time.apply(to: &options, suggested: try suggestedFrameRate(of: source))
    let images = ImageLibrary()
    let selection = try variants.selection(of: source, settings, images: images)
    guard variants.separate else {
      let target = try output.target(forScene: scene.path)
      return [
        try await render(selection, of: source, images, options, to: target, files, shard: shard)
      ].compactMap(\.self)
    }
    var results: [RenderResult] = []
    // Separate variants are distributed as a whole, so that nothing needs to be joined.
    let range = shard?.range(of: selection.choices.count) ?? selection.choices.indices
    for choice in selection.choices[range] {
      let target = try output.target(forScene: scene.path, variant: choice.fileName)
      let selection = VariantOptions.Selection(choices: [choice])
      results += [try await render(selection, of: source, images, options, to: target, files)].compactMap(\.self)
    }
    return results
  }

  /// Returns the default frame rate: a rate that GIFs support if the output is a GIF or may be joined to one; for
  /// frames without a rate, the rate that `encode` assumes.
  private func suggestedFrameRate(of source: SceneSource) throws -> FrameRate {
    let target = try output.target(forScene: scene.path, variant: variants.separate ? "a" : nil)
    let rate = source.suggestedFrameRate
    let isTooFast = rate.framesPerSecond > FrameRate.fastestGIF.framesPerSecond
    return isTooFast && (target.format == .gif || target.format == .rgba || share.shard != nil) ? .fastestGIF : rate
  }

  private func render(
    _ selection: VariantOptions.Selection, of source: SceneSource, _ images: ImageLibrary, _ options: RenderOptions,
    to target: OutputTarget, _ files: FileLog, shard: Shard? = nil
  ) async throws -> RenderResult? {
    var (renderer, warnings) = try variants.renderer(of: selection, source, images: images, options: options)
    let reporter = Reporter(report, path: target.path)
    reporter.warn(warnings)
    reporter.list(files)
    if dryRun {
      try await Self.estimate(renderer, target, shard: shard, reporter)
      return nil
    }
    renderer.progress = reporter.progress
    do {
      let result =
        if let shard {
          try await renderer.part(
            shard, to: target.path, plan: PartPlan(settings: selection.settings + options.frameSettings, files: files))
        } else {
          try await Self.write(renderer, to: target)
        }
      if let poster = playback.poster { try renderer.still(at: poster, to: target.posterPath) }
      try reporter.finish(result, format: target.format)
      return result
    } catch {
      reporter.abandon()
      throw error
    }
  }

  private static func estimate(
    _ renderer: Renderer, _ target: OutputTarget, shard: Shard?, _ reporter: Reporter
  ) async throws {
    let estimate: RenderEstimate
    switch target.format {
    case .gif, .apng, .webp, .y4m, .rgba:
      estimate = try await renderer.estimate { renderer, path in
        try await write(renderer, to: try OutputTarget(path: path, format: target.format, scene: path))
      }
    // These have several files, or are encoded by another program.
    case .png, .sprite, .mp4, .webm, .mov: estimate = try await renderer.estimate(nil)
    }
    try reporter.report(estimate, format: target.format, shard: shard)
  }

  private static func write(_ renderer: Renderer, to target: OutputTarget) async throws -> RenderResult {
    switch target.format {
    case .gif: try await renderer.gif(to: target.path)
    case .apng: try await renderer.apng(to: target.path)
    case .webp: try await renderer.webp(to: target.path)
    case .png: try await renderer.png(to: target.path)
    case .sprite: try await renderer.sprite(to: target.path)
    case .y4m: try await renderer.video(to: target.path, as: .y4m)
    case .rgba: try await renderer.video(to: target.path, as: .rgba)
    case .mp4: try await renderer.movie(to: target.path, as: .mp4)
    case .webm: try await renderer.movie(to: target.path, as: .webm)
    case .mov: try await renderer.movie(to: target.path, as: .mov)
    }
  }
}
