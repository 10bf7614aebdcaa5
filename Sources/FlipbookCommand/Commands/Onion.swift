import ArgumentParser
import Flipbook
import Review

/// `flipbook onion`: shows a motion in one image.
struct Onion: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "onion",
    abstract: "Paint ghosts of everything that moves, tinted by time, and the paths of layers.",
    usage: "flipbook onion [<options>] <scene>",
    discussion: """
      Dots mark each layer's center at equal intervals: the closer the dots, the \
      slower the motion. The last frame is shown in its own colors. \
      By default, there are at most twelve ghosts, and none while everything is at rest.

      EXAMPLES
        flipbook onion menu.yaml                        makes menu-onion.png
        flipbook onion menu.yaml -l ball --every 50ms --scale 2
        flipbook onion menu.yaml --from 0.5 --to 1.2 --dots 1 --theme dark

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layer, by its name or its path from the outermost layer: body.leftArm. May be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @OptionGroup(title: "Frames") var frames: FrameTimeOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of ticks between two dots of a path; 0 for no paths. (default: 2)", valueName: "ticks"),
    transform: { try PlainNumber.read($0, in: 0...1000) })
  var dots: Int?

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @OptionGroup(title: "Output") var page: PageOptions
  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws { _ = try target() }

  private func target() throws -> String {
    try page.target(forScene: scene.path, command: "onion", endings: ["png"]).path
  }

  func run() async throws {
    let path = try target()
    var options = RenderOptions()
    picture.apply(to: &options)
    options.replacesFiles = !page.noClobber
    let images = ImageLibrary()
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: scene.animation)
    let scene = try source.scene(
      settings.scene(variant: variant), images: images, for: options.size)
    let tracks = TrackOptions(layers: layer)
    try tracks.check(against: try scene.layerPaths(), of: source.name)
    let trace = try scene.motion { path, _ in tracks.isWanted(path) }
    guard !trace.tracks.isEmpty else {
      throw ValidationError(
        "nothing that was selected moves in \(source.name): ‘flipbook trace’ lists everything that moves")
    }
    let times = try frames.times(of: [trace], ends: [scene.duration], standard: 12, skipsRest: true)
    let layers = OnionSkin.movingLayers(in: trace)
    var ghosts = try scene.snapshots(at: times.map(\.time), touches: options.shownTouches)
    if let background = options.background {
      for index in ghosts.indices { ghosts[index].background = background }
    }
    var layout = OnionSkin.Options()
    layout.theme = Theme(page.theme)
    layout.ticksPerDot = max(1, dots ?? 2)
    layout.showsPaths = dots != 0
    let range = (times.first?.time ?? 0)...(times.last?.time ?? 0)
    let paths = try scene.paths(of: layers, during: range)
    let skin = OnionSkin(title: scene.title, ghosts: ghosts, of: layers, paths: paths, options: layout)
    let library = FontLibrary(for: scene)
    let reporter = Reporter(report, path: path)
    reporter.warn(try scene.fontWarnings(path: source.name, fonts: library))
    let result = try PageImage(skin.snapshot(), images: images, fonts: library).write(to: path, options: options)
    try reporter.finish(result, format: .png)
    if layout.showsPaths, paths.all.count > MotionPaths.maximumPathCount {
      reporter.note(
        "only the \(MotionPaths.maximumPathCount) longest of \(paths.all.count) paths are drawn: choose layers "
          + "with --layer"
      )
    }
  }
}
