import ArgumentParser
import Flipbook
import Review

/// `flipbook sheet`: shows frames of a scene side by side.
struct Sheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Lay out frames of a scene side by side in one PNG.",
    usage: "flipbook sheet [<options>] <scene>",
    discussion: """
      Columns are times, and rows are variants. By default, up to sixteen \
      frames are spread over the time in which something moves.

      EXAMPLES
        flipbook sheet menu.yaml                        makes menu-sheet.png
        flipbook sheet menu.yaml --events --scale 2
        flipbook sheet menu.yaml --every 100ms --from 0.5 --to 1.5
        flipbook sheet menu.yaml --at 0,0.1,350ms --variant calm,mad --theme dark

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Frames") var frames: FrameTimeOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of frames per row. (default: automatic)", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 1...FrameTimeOptions.maximumFrameCount) })
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of each frame in points. (default: automatic)", valueName: "points"),
    transform: { try PlainNumber.read($0, in: 16.0...4096) })
  var width: Double?

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output") var page: PageOptions
  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    _ = try target()
    if variants.separate { throw ValidationError("a sheet has a row for each variant: leave out --separate") }
  }

  private func target() throws -> String {
    try page.target(forScene: scene.path, command: "sheet", endings: ["png"]).path
  }

  func run() async throws {
    let path = try target()
    var options = RenderOptions()
    picture.apply(to: &options)
    options.replacesFiles = !page.noClobber
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: scene.animation)
    let images = ImageLibrary()
    let selection = try variants.selection(of: source, settings, images: images)
    let scenes = try selection.choices.map { try source.scene($0.settings, images: images, for: options.size) }
    let traces = try scenes.map { try $0.motion() }
    let times = try frames.times(of: traces, ends: scenes.map(\.duration), standard: 16)
    var rows: [ContactSheet.Row] = []
    for (choice, scene) in zip(selection.choices, scenes) {
      var snapshots = try scene.snapshots(at: times.map(\.time), touches: options.shownTouches)
      if let background = options.background {
        for index in snapshots.indices { snapshots[index].background = background }
      }
      rows.append(ContactSheet.Row(label: choice.label, snapshots: snapshots))
    }
    var layout = ContactSheet.Options()
    layout.theme = Theme(page.theme)
    layout.columns = columns
    layout.imageWidth = width
    let sheet = ContactSheet(title: scenes.first?.title ?? "", frames: times, rows: rows, options: layout)
    let library = FontLibrary(for: scenes)
    let reporter = Reporter(report, path: path)
    for scene in scenes.prefix(1) { reporter.warn(try scene.fontWarnings(path: source.name, fonts: library)) }
    let result = try PageImage(sheet.snapshot(), images: images, fonts: library).write(to: path, options: options)
    try reporter.finish(result, format: .png)
  }
}
