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
    if let output, output != "-", !output.lowercased().hasSuffix(".png") {
      throw ValidationError(
        "‘\(output)’ is no name of a PNG file, which a still is: write \(OutputTarget.stem(of: scene.path)).png")
    }
  }

  func run() async throws {
    let path = output ?? OutputTarget.stem(of: scene.path) + ".png"
    var options = RenderOptions()
    picture.apply(to: &options)
    options.replacesFiles = !noClobber
    let images = ImageLibrary()
    let reporter = Reporter(report, path: path)
    let renderer = try renderer(images, options, reporter)
    let result = try renderer.still(at: at ?? 0, to: path)
    try reporter.finish(result, format: .png)
  }

  private func renderer(
    _ images: ImageLibrary, _ options: RenderOptions, _ reporter: Reporter
  ) throws -> Renderer {
    guard Drawing.isDrawing(scene.path) else {
      let loaded = try Scene.load(scene.path, images: images, for: options.size)
      let renderer = Renderer(loaded, images: images, options: options)
      reporter.warn(try loaded.drawingWarnings + loaded.fontWarnings(path: scene.path, fonts: renderer.fonts))
      return renderer
    }
    let drawing = try Drawing.load(scene.path, images: images)
    for warning in drawing.warnings { Terminal.standardError.report(warning, of: scene.path) }
    return Renderer(drawing.makeStage(), images: images, options: options)
  }
}
