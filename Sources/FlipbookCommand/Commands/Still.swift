import ArgumentParser
import Flipbook

/// `flipbook still`: one moment of a scene to a PNG file.
struct Still: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render one moment of a scene to a PNG file.",
    usage: "flipbook still [<options>] <scene> --at <time>",
    discussion: """
      EXAMPLES
        flipbook still menu.yaml --at 0.35 -o menu.png
        flipbook still menu.yaml --at 350ms --scale 3 -o - | convert - menu.webp

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The moment: 0.35, 0.35s or 350ms.", valueName: "time"),
    transform: Seconds.read)
  var at: Double

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
    let loaded = try Scene.load(scene.path, images: images, for: options.size)
    let reporter = Reporter(report, path: path)
    let renderer = Renderer(loaded, images: images, options: options)
    reporter.warn(try loaded.fontWarnings(path: scene.path, fonts: renderer.fonts))
    let result = try renderer.still(at: at, to: path)
    try reporter.finish(result, format: .png)
  }
}
