import ArgumentParser
import Codecs
import Encodings
import Flipbook
import Review
import SystemCalls

/// `flipbook appearances`: shows a scene in every appearance, and checks it for people who see, read, and touch
/// differently.
struct Appearances: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "appearances",
    abstract: "Show a scene in every appearance on one page, as one animation, or on a sheet, and check each.",
    usage: "flipbook appearances [<options>] <scene>",
    discussion: """
      The appearances are those that the scene lists under ‘appearances’; for a scene without such a list, light, dark, \
      high contrast, right to left, three text sizes, and reduced motion.

      EXAMPLES
        flipbook appearances menu.yaml                  makes menu-appearances.html
        flipbook appearances menu.yaml -o menu.gif      all of them, side by side
        flipbook appearances menu.yaml -o menu.png      frames of each, in a row
        flipbook appearances menu.yaml --only dark,accessibility3
        flipbook render menu.yaml --variant dark        one of them alone
        flipbook validate --accessibility menu.yaml     the checks without the page

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    help: ArgumentHelp(
      "Only these appearances: the scene's own, and light, dark, accessibility3 and so on in any scene.",
      valueName: "names"),
    completion: Completions.variants,
    transform: { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else {
        throw ValidationError("write names separated by commas, as in dark,accessibility3")
      }
      return names
    })
  var only: [String]?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output: a page (.html), an animation (.gif, .webp, .apng), or a sheet (.png). (default: the scene's name "
        + "-appearances.html, in the current folder)",
      valueName: "path"),
    completion: .file(extensions: ["html", "gif", "webp", "apng", "png"]))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second: 50, 29.97 or 30000/1001. (default: 50)", valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @Option(help: ArgumentHelp("The heading of the page; the scene's title.", valueName: "text"))
  var title: String?

  @OptionGroup var logo: LogoOption

  @Flag(inversion: .prefixedNo, help: "Check each appearance, and list the findings on the page.")
  var checks = true

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  /// The formats of the output by file name extension.
  private enum Format: String, CaseIterable {
    case html, gif, webp, apng, png
  }

  func validate() throws { _ = try target() }

  /// Returns the path and the format of the output.
  private func target() throws -> (path: String, format: Format) {
    guard let output else {
      guard scene.path != "-" else {
        throw ValidationError("a scene from standard input has no name for the page: add -o appearances.html")
      }
      return ("\(OutputTarget.stem(of: scene.path))-appearances.html", .html)
    }
    if output == "-" { return ("-", .html) }
    guard let format = Format.allCases.first(where: { output.lowercased().hasSuffix(".\($0.rawValue)") }) else {
      throw ValidationError(
        "appearances cannot write ‘\(output)’: write a name that ends in "
          + Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", "))
    }
    return (output, format)
  }

  func run() async throws {
    let (path, format) = try target()
    var options = RenderOptions()
    options.rate = fps ?? .fastestGIF
    options.replacesFiles = !noClobber
    picture.apply(to: &options)
    let images = ImageLibrary()
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: scene.animation)
    let reporter = Reporter(report, path: path)
    let shown = try appearances(of: source, images, options, reporter)
    switch format {
    case .html: try await writePage(shown, images, options, to: path, reporter)
    case .gif, .webp, .apng: try await writeAnimation(shown, images, options, to: path, format, reporter)
    case .png: try writeSheet(shown, images, options, to: path, reporter)
    }
  }

  /// Reads the scene in each appearance.
  private func appearances(
    of source: SceneSource, _ images: ImageLibrary, _ options: RenderOptions, _ reporter: Reporter
  ) throws -> [SideBySide.Panel] {
    let names = try only ?? source.scene(settings.scene(), images: images).appearances
    guard !names.isEmpty else {
      throw ValidationError("\(source.name) has no appearances, because it is not a scene file")
    }
    guard names.count <= SideBySide.maximumPanelCount else {
      throw ValidationError("that is more than \(SideBySide.maximumPanelCount) appearances")
    }
    var warnings: [Diagnostic] = []
    let panels = try names.map { name throws(RenderError) in
      do throws(RenderError) {
        let scene = try source.scene(settings.scene(variant: name), images: images, for: options.size)
        for warning in scene.readingWarnings where !warnings.contains(warning) { warnings.append(warning) }
        return SideBySide.Panel(label: name, scene: scene)
      } catch {
        throw error.naming(variant: name)
      }
    }
    reporter.warn(warnings)
    return panels
  }

  // MARK: Outputs

  private func writeAnimation(
    _ panels: [SideBySide.Panel], _ images: ImageLibrary, _ options: RenderOptions, to path: String, _ format: Format,
    _ reporter: Reporter
  ) async throws {
    var renderer = Renderer(try SideBySide(panels), images: images, options: options)
    renderer.progress = reporter.progress
    do {
      let result: RenderResult
      let kind: OutputFormat
      switch format {
      case .gif: (result, kind) = (try await renderer.gif(to: path), .gif)
      case .webp: (result, kind) = (try await renderer.webp(to: path), .webp)
      case .apng, .html, .png: (result, kind) = (try await renderer.apng(to: path), .apng)
      }
      try reporter.finish(result, format: kind)
    } catch {
      reporter.abandon()
      throw error
    }
  }

  private func writeSheet(
    _ panels: [SideBySide.Panel], _ images: ImageLibrary, _ options: RenderOptions, to path: String,
    _ reporter: Reporter
  ) throws {
    let scenes = panels.map(\.scene)
    let traces = try scenes.map { try $0.motion() }
    let motion = Trace.timeOfMotion(in: traces)
    let suitable = FrameTimeChoice.suitable(in: motion, maximumCount: Self.sheetColumns)
    let end = min(suitable.end, scenes.map(\.duration).max() ?? 0)
    let times = suitable.choice.frameTimes(in: motion.lowerBound...max(motion.lowerBound, end), of: traces)
    let rows = try panels.map { panel in
      ContactSheet.Row(
        label: panel.label,
        snapshots: try panel.scene.snapshots(at: times.map(\.time), touches: options.shownTouches))
    }
    let sheet = ContactSheet(title: title ?? scenes.first?.title ?? "", frames: times, rows: rows)
    let result = try PageImage(sheet.snapshot(), images: images, fonts: FontLibrary(for: scenes))
      .write(to: path, options: options)
    try reporter.finish(result, format: .png)
  }

  /// The number of frames of each appearance on a sheet.
  private static let sheetColumns = 6

  private func writePage(
    _ panels: [SideBySide.Panel], _ images: ImageLibrary, _ options: RenderOptions, to path: String,
    _ reporter: Reporter
  ) async throws {
    var page = AppearancePage(title: title ?? panels.first?.scene.title ?? "")
    page.logo = try logo.read()
    let longest = panels.map(\.scene.duration).max() ?? 0
    do {
      for panel in panels {
        try Task.checkCancellation()
        var options = options
        // All animations have the same length, so that they stay together when they repeat.
        options.holdLast = longest - panel.scene.duration + Self.pause
        var renderer = Renderer(panel.scene, images: images, options: options)
        renderer.progress = reporter.progress
        let file = try TemporaryFile()
        let result = try await renderer.webp(to: file.path)
        page.pictures.append(
          AppearancePage.Picture(
            name: panel.label, size: panel.scene.canvasSize, animation: try InputFile.read(file.path),
            seconds: result.duration))
        page.note(panel.scene.fadingMotions)
      }
      if checks {
        page.findings = try AccessibilityCheck(images: images).findings(
          in: panels.map { ($0.label, $0.scene) })
      }
    } catch {
      reporter.abandon()
      throw error
    }
    let bytes = Array(page.html(hasChecks: checks).utf8)
    let file = path == "-" ? .standardOutput : try OutputFile(path: path, policy: noClobber ? .keep : .replace)
    try file.write(bytes)
    try file.finish()
    try reporter.finish(page, byteCount: bytes.count)
  }

  /// The pause before the animations of a page repeat, in seconds.
  private static let pause = 1.0
}
