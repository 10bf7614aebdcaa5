import ArgumentParser
import Flipbook

/// `flipbook still`: renders one frame of a scene as a PNG file.
struct Still: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "still",
    abstract: "Render one frame of a scene, or an SVG drawing, to a PNG file.",
    usage: """
      flipbook still [<options>] <scene> --at <time>
      flipbook still [<options>] <scene> --name <still>
      flipbook still [<options>] <scene that never moves>
      flipbook still [<options>] <drawing.svg>
      """,
    discussion: """
      EXAMPLES
        flipbook still menu.yaml --at 0.35 -o menu.png
        flipbook still menu.yaml --at 350ms --scale 3 -o - | convert - menu.webp
        flipbook still menu.yaml --name open            one of its stills
        flipbook still menu.yaml --all -o 'docs/%n.png'
        flipbook still person.svg --size 640x -o person.png
        flipbook still spinner.svg --at 0.4             an animated drawing

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time: 0.35, 0.35s or 350ms; drawings and scenes that never move need none.", valueName: "time"),
    transform: Seconds.read)
  var at: Double?

  @Option(help: ArgumentHelp("The scene's still of this name, with its variant and its values."))
  var name: String?

  @Flag(help: "Render every still of the scene to its own file: %n in the output's name stands for the still's name.")
  var all = false

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output: x.png, or - for standard output. (default: the scene's name, and the still's, .png)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Picture") var picture: FrameOptions
  @OptionGroup(title: "Picture") var device: DeviceOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The effort spent on a small file: 0 stores it, 1 is the fastest, 9 takes about 100 times as long. "
        + "(default: 6)",
      valueName: "0-9"),
    transform: { try PlainNumber.read($0, in: 0...9) })
  var effort: Int?

  @Flag(help: "Fail if the output exists, instead of replacing it.")
  var noClobber = false

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    let choices = [at != nil, name != nil, all].count { $0 }
    if choices > 1 { throw ValidationError("--at, --name and --all each choose a frame: keep one of them") }
    if name != nil || all, Drawing.isDrawing(scene.path) {
      throw ValidationError("a drawing has no named stills")
    }
    if name != nil || all, variants.variant != nil || !variants.matrix.isEmpty {
      throw ValidationError(
        "a named still defines its own variant: leave out --variant and --matrix, or give the time with --at")
    }
    if output == "-", all {
      throw ValidationError("standard output cannot hold several stills: write -o '%n.png'")
    }
    if let output, output.contains("%n"), name == nil, !all {
      throw ValidationError("%n stands for a still's name: add --name or --all")
    }
    if output == nil, scene.path == "-" {
      throw ValidationError(
        "a scene from standard input has no name for the output: add -o, as in -o menu.png")
    }
    if output == "-", variants.separate {
      throw ValidationError("standard output cannot hold several variants: write -o menu-%v.png")
    }
    if let output, output.contains("%v"), !variants.separate {
      throw ValidationError("%v stands for a variant's name: add --separate, and --variant or --matrix")
    }
    if let output, output != "-", !output.lowercased().hasSuffix(".png") {
      let folder = output.hasSuffix("/") ? output : ""
      throw ValidationError(
        "‘\(output)’ is not the name of a PNG file: write \(folder)\(OutputTarget.stem(of: scene.path)).png")
    }
  }

  func run() async throws { _ = try make() }

  /// Renders the requested output.
  ///
  /// - Returns: The result for each file.
  func make() throws -> [RenderResult] {
    var options = RenderOptions()
    picture.apply(to: &options)
    device.apply(to: &options)
    options.replacesFiles = !noClobber
    if let effort { options.effort = effort }
    let images = ImageLibrary()
    if Drawing.isDrawing(scene.path) {
      let library = try FontLibrary(files: fonts.files(), drawings: .svg)
      let drawing = try Drawing.load(
        scene.path, images: images, fonts: library, allowsOutside: settings.allowOutside)
      for warning in drawing.animation?.warnings ?? drawing.warnings {
        Terminal.standardError.report(warning, of: scene.path)
      }
      try drawing.check(options.size, path: scene.path)
      let renderer = Renderer(drawing.makeStage(for: options.size), images: images, fonts: library, options: options)
      return [try write(renderer, [], at: drawing.animation == nil ? 0 : at ?? 0, sign: "%v", name: nil)]
    }
    let source = try SceneSource(
      path: scene.path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: scene.animation)
    if name != nil || all { return try writeNamed(source, images, options) }
    let selection = try variants.selection(of: source, settings, images: images)
    if at == nil { try requireRest(selection, source, images) }
    let parts = variants.separate ? selection.choices.map { VariantOptions.Selection(choices: [$0]) } : [selection]
    return try parts.map { part in
      let (renderer, warnings) = try variants.renderer(of: part, source, images: images, options: options)
      return try write(
        renderer, warnings, at: at ?? 0, sign: "%v", name: variants.separate ? part.choices.first?.fileName : nil)
    }
  }

  /// Checks that nothing moves in a scene, so that all its frames are equal.
  ///
  /// - Throws: `ValidationError` when something moves.
  private func requireRest(
    _ selection: VariantOptions.Selection, _ source: SceneSource, _ images: ImageLibrary
  ) throws {
    for choice in selection.choices {
      let scene = try source.scene(choice.settings, images: images)
      let trace = try scene.trace()
      if !trace.tracks.isEmpty || !trace.events.isEmpty || Self.emits(scene.makeStage().root) {
        throw ValidationError(
          "the scene moves, so a still needs a time: write --at 0.35, or --name for one of the scene's stills")
      }
    }
  }

  /// Returns whether a layer or one of its sublayers emits particles, because traces don't include them.
  private static func emits(_ layer: Layer) -> Bool {
    if layer.model.content.kind == .emitter { return true }
    return layer.sublayers.contains(where: emits)
  }

  /// Writes the still with the given name, or all stills.
  private func writeNamed(_ source: SceneSource, _ images: ImageLibrary, _ options: RenderOptions) throws
    -> [RenderResult]
  {
    let stills = try source.scene(settings.scene(), images: images).stills
    guard !stills.isEmpty else {
      throw ValidationError("\(source.name) has no stills; define them in the scene, as in stills: {open: 0.5}")
    }
    let wanted = stills.filter { all || $0.name == name }
    guard !wanted.isEmpty else {
      throw ValidationError(
        "\(source.name) has no still named \(name ?? ""); it has \(stills.map(\.name).joined(separator: ", "))")
    }
    return try wanted.map { still in
      let settings = settings.completing(still.settings)
      let choice = VariantOptions.Choice(label: still.name, settings: settings)
      let (renderer, warnings) = try variants.renderer(
        of: VariantOptions.Selection(choices: [choice]), source, images: images, options: options)
      // The time may depend on the still's own settings.
      let current = try source.scene(settings, images: images).stills
      let time = current.first { $0.name == still.name }?.time ?? still.time
      return try write(renderer, warnings, at: time, sign: "%n", name: choice.fileName)
    }
  }

  /// Writes a frame to the output; its file name contains `name` in place of `sign`, or else at its end.
  private func write(
    _ renderer: Renderer, _ warnings: [Diagnostic], at time: Double, sign: String, name: String?
  ) throws -> RenderResult {
    var path = output ?? OutputTarget.stem(of: scene.path) + ".png"
    if let name, path != "-", output == nil || all || variants.separate || path.contains(sign) {
      let ending = path.dropFirst(max(0, path.count - 4))
      path = path.contains(sign) ? path.replacing(sign, with: name) : "\(path.dropLast(4))-\(name)\(ending)"
    }
    let reporter = Reporter(report, path: path)
    reporter.warn(warnings)
    let result = try renderer.still(at: time, to: path)
    try reporter.finish(result, format: .png)
    return result
  }
}
