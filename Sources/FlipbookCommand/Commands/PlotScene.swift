import ArgumentParser
import Flipbook
import Review

/// `flipbook plot`: plots values and velocities over time.
struct PlotScene: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw values and velocities over time, as SVG or PNG.",
    usage: "flipbook plot [<options>] <scene>",
    discussion: """
      Draws a panel for each property, with a curve for each layer and variant. Overshoots and \
      settling times are those of the presentation.

      "Settles after" is the time from the start of a motion after which no more \
      than 0.1 % of its distance remains. timing and trace use the same time.

      EXAMPLES
        flipbook plot menu.yaml                         makes menu-plot.svg
        flipbook plot menu.yaml -l top -p transform.rotation -o top.png --scale 2
        flipbook plot menu.yaml --variant calm,mad --theme dark
        flipbook plot menu.yaml -o - | less

      \(HelpTopic.note)
      """)

  /// A file format for plots.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case svg, png
  }

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "What") var tracks: TrackOptions

  @OptionGroup var span: SpanOptions

  @Flag(help: "Omit the velocities.")
  var noVelocity = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The largest number of panels. (default: 12)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...1000) })
  var panels: Int?

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output") var page: PageOptions

  @Option(help: "The format, if the output's name does not give it. (default: svg)")
  var format: Format?

  @Option(
    parsing: .unconditional, help: "Pixels per point of a PNG: 1, 2, 3 or a fraction. (default: 1)",
    transform: { try PlainNumber.read($0, in: 0.01...100) })
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width in points. (default: 1000)", valueName: "points"),
    transform: { try PlainNumber.read($0, in: 600.0...10_000) })
  var width: Double?

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    _ = try target()
    if variants.separate {
      throw ValidationError("a plot overlays the variants: leave out --separate")
    }
  }

  private func target() throws -> (path: String, ending: String) {
    try page.target(
      forScene: scene.path, command: "plot", endings: Format.allCases.map(\.rawValue), format: format?.rawValue)
  }

  func run() async throws {
    let (path, ending) = try target()
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, animation: scene.animation)
    let images = ImageLibrary()
    let selection = try variants.selection(of: source, settings, images: images)
    var sources: [PlotSource] = []
    var title = ""
    for choice in selection.choices {
      let scene = try source.scene(choice.settings, images: images)
      try tracks.check(against: try scene.layerPaths(), of: source.name)
      title = scene.title
      sources.append(PlotSource(label: choice.label, trace: try scene.motion(where: tracks.isWanted)))
    }
    guard sources.contains(where: { !$0.trace.tracks.isEmpty }) else {
      throw ValidationError(
        "nothing that was selected moves in \(source.name): ‘flipbook trace’ lists everything that moves")
    }
    var options = Plot.Options()
    options.theme = Theme(page.theme)
    options.showsVelocity = !noVelocity
    if let panels { options.maximumPanelCount = panels }
    if let width { options.width = width }
    let end = sources.compactMap(\.trace.times.last).max() ?? 0
    if span.from != nil || span.to != nil {
      guard (span.from ?? 0) < end else {
        throw ValidationError("there is nothing to plot from \(span.from ?? 0) s on: the scene ends at \(end) s")
      }
      options.range = (span.from ?? 0)...(span.to ?? end)
    }
    let plot = Plot(title: title, sources: sources, options: options)
    let reporter = Reporter(report, path: path)
    if ending == Format.png.rawValue {
      var options = RenderOptions()
      options.size = .scale(scale ?? 1)
      options.replacesFiles = !page.noClobber
      try reporter.finish(try PageImage(svg: plot.svg).write(to: path, options: options), format: .png)
    } else {
      try TextOutput.write(plot.svg, to: path, replacing: !page.noClobber)
      try reporter.finish(text: plot.svg, format: ending)
    }
    if plot.leftOut > 0 {
      reporter.note("\(plot.leftOut) more panels are omitted: choose with --layer and --property, or increase --panels")
    }
  }
}
