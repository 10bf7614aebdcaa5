import ArgumentParser
import Flipbook

/// `flipbook still`: one moment of a scene to a PNG file.
struct Still: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render one moment of a scene, or an SVG drawing, to a PNG file.",
    usage: "flipbook still [<options>] <scene> --at <time>\nflipbook still [<options>] <drawing.svg>",
    discussion: """
      EXAMPLES
        flipbook still menu.yaml --at 0.35 -o menu.png
        flipbook still menu.yaml --at 350ms --scale 3 -o - | convert - menu.webp
        flipbook still person.svg --size 640x -o person.png

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment: 0.35, 0.35s or 350ms; drawings need none.", valueName: "time"),
    transform: Seconds.read)
  var at: Double?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Where to: x.png, or - for standard output. (default: the scene's name .png in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    if at == nil, !Drawing.isDrawing(scene.path) {
      throw ValidationError("a scene has many moments: say which, as in --at 0.35")
    }
    if output == nil, scene.path == "-" {
      throw ValidationError(
        "a scene from the standard input has no name to call the output by: add -o, as in -o menu.png")
    }
    if output == "-", variants.separate {
      throw ValidationError("the standard output cannot hold several variants apart: write -o menu-%v.png")
    }
    if let output, output.contains("%v"), !variants.separate {
      throw ValidationError("%v stands for a variant's name: add --separate, and --variant or --matrix")
    }
    if let output, output != "-", !output.lowercased().hasSuffix(".png") {
      throw ValidationError(
        "‘\(output)’ is no name of a PNG file, which a still is: write \(OutputTarget.stem(of: scene.path)).png")
    }
  }

  func run() async throws {
    var options = RenderOptions()
    picture.apply(to: &options)
    options.replacesFiles = !noClobber
    let images = ImageLibrary()
    if Drawing.isDrawing(scene.path) {
      let drawing = try Drawing.load(scene.path, images: images)
      for warning in drawing.warnings { Terminal.standardError.report(warning, of: scene.path) }
      return try write(Renderer(drawing.makeStage(), images: images, options: options), [], variant: nil)
    }
    let source = try SceneSource(path: scene.path, allowsOutside: settings.allowOutside)
    let selection = try variants.selection(of: source, settings, images: images)
    let parts = variants.separate ? selection.choices.map { VariantOptions.Selection(choices: [$0]) } : [selection]
    for part in parts {
      let (renderer, warnings) = try variants.renderer(of: part, source, images: images, options: options)
      try write(renderer, warnings, variant: variants.separate ? part.choices.first?.fileName : nil)
    }
  }

  private func write(_ renderer: Renderer, _ warnings: [Diagnostic], variant: String?) throws {
    var path = output ?? OutputTarget.stem(of: scene.path) + ".png"
    if let variant {
      let ending = path.dropFirst(max(0, path.count - 4))
      path = path.contains("%v") ? path.replacing("%v", with: variant) : "\(path.dropLast(4))-\(variant)\(ending)"
    }
    let reporter = Reporter(report, path: path)
    reporter.warn(warnings)
    try reporter.finish(try renderer.still(at: at ?? 0, to: path), format: .png)
  }
}
