import ArgumentParser
import Flipbook
import Review
import SystemCalls

/// `flipbook review`: shows scenes and their variants on a page for the browser.
struct MakeReview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Make a page that plays scenes, steps through their frames and shows their curves and numbers.",
    usage: "flipbook review [<options>] <scene> ...",
    discussion: """
      The page is one HTML file with everything inside. It opens in any browser \
      without a network, and can be shared as a single file.

      EXAMPLES
        flipbook review menu.yaml                       makes menu.html
        flipbook review menu.yaml --scale 2 -o review.html
        flipbook review menu.yaml --variant all         variants side by side, or as a swipe
        flipbook review old.yaml new.yaml -o compare.html
        flipbook review menu.yaml --title 'Menu, round 2' --logo acme.svg
        flipbook review menu.yaml --comments menu.comments.json

      People comment on the page; it saves their comments to a file. A file \
      menu.comments.json beside menu.yaml is found without --comments.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The scene files.", valueName: "scene"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var scenes: [String]

  @OptionGroup var choice: AnimationOption
  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output: x.html, or - for standard output. (default: the scene's name .html, in the current folder)",
      valueName: "path"),
    completion: .file(extensions: ["html"]))
  var output: String?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second: 60, 29.97 or 30000/1001. (default: 60)", valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @Option(help: ArgumentHelp("The heading of the page; the title of the first scene.", valueName: "text"))
  var title: String?

  @OptionGroup var logo: LogoOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show the comments of this file. (default: the scene's name .comments.json beside the scene, if it exists)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var comments: String?

  @Flag(help: "Leave out the comments beside the scene.")
  var noComments = false

  @Flag(help: "Keep every pixel of the frames, in a page that is many times larger.")
  var exact = false

  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    if variants.separate {
      throw ValidationError("a page shows all variants: leave out --separate")
    }
    if picture.showTouches {
      throw ValidationError("the page has a control to show touches: leave out --show-touches")
    }
    if comments != nil, noComments {
      throw ValidationError("--comments shows comments, and --no-comments leaves them out: give one of them")
    }
    if scenes.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read only once") }
    if scenes.contains("-"), output == nil {
      throw ValidationError("a scene from standard input has no name for the page: add -o review.html")
    }
    if let output, output.isEmpty || output.hasSuffix("/") || FileSystem.kind(of: output) == .folder {
      throw ValidationError("the page is one file: write -o review.html")
    }
  }

  func run() async throws {
    var options = RenderOptions()
    options.rate = fps ?? 60
    picture.apply(to: &options)
    // The page draws touches itself.
    options.showsTouches = false

    let images = ImageLibrary()
    let fontFiles = try fonts.files()
    let path = output ?? OutputTarget.stem(of: scenes[0]) + ".html"
    var extras = PlayerPage.Extras()
    extras.logo = try logo.read()
    let comments = try readComments()
    extras.comments = (comments.name, comments.json)
    extras.touchStyle = options.touchStyle
    let reporter = Reporter(report, path: path)
    var parts: [PlayerPage.Part] = []
    var title = title
    do {
      for file in scenes {
        let source = try SceneSource(
          path: file, allowsOutside: settings.allowOutside, fonts: fontFiles, animation: choice.animation)
        let selection = try variants.selection(of: source, settings, images: images)
        for choice in selection.choices {
          let scene = try source.scene(choice.settings, images: images, for: options.size)
          title = title ?? scene.title
          var renderer = Renderer(scene, images: images, options: options)
          reporter.warn(try scene.readingWarnings + scene.fontWarnings(path: source.name, fonts: renderer.fonts))
          renderer.progress = reporter.progress
          let label = [scenes.count > 1 ? scene.title : "", choice.label].filter { !$0.isEmpty }
          parts.append(
            try await renderer.pagePart(
              of: scene, label: label.joined(separator: ", "), isExact: exact))
        }
      }
    } catch {
      reporter.abandon()
      throw error
    }
    let page = Array(PlayerPage.html(title: title ?? "", parts: parts, extras: extras).utf8)
    let file = path == "-" ? .standardOutput : try OutputFile(path: path, policy: noClobber ? .keep : .replace)
    try file.write(page)
    try file.finish()
    try reporter.finish(parts, byteCount: page.count)
  }

  /// Reads the comments that the page begins with.
  private func readComments() throws -> ReviewComments {
    if let comments { return try ReviewComments(path: comments) }
    let scene = scenes[0]
    let folder = scene.lastIndex(of: "/").map { String(scene[...$0]) } ?? ""
    let beside = folder + OutputTarget.stem(of: scene) + ReviewComments.suffix
    guard !noComments, scene != "-", FileSystem.kind(of: beside) == .file else { return ReviewComments(for: scene) }
    return try ReviewComments(path: beside)
  }
}
