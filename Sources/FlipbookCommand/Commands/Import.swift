import ArgumentParser
import Arithmetic
import Flipbook
import LayerTree
import Pixels
import SceneProgram
import SceneWriting
import Typography

/// `flipbook import`: converts a drawing or a Lottie file to a scene file.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write the layers of an SVG drawing, a Lottie file, or a Figma file as a scene file to edit.",
    usage: "flipbook import [<options>] <drawing>",
    discussion: """
      EXAMPLES
        flipbook import person.svg                  makes person.yaml
        flipbook import person.svg -o - | less
        flipbook import logo.json -o logo.yaml      layers and keyframes; also for animated drawings
        flipbook import design.json --node Menu     a frame of a Figma file, with its prototype

      Every id of the drawing becomes a layer's name, with _ in place of characters that names cannot have. Unsupported
      features are reported with their lines. Images inside the file, or outside the scene's folder, are written
      beside the scene: logo-1.png.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "The SVG or Lottie file, or the JSON of Figma's REST API; - reads an SVG file from standard input.",
      valueName: "drawing"),
    completion: .file(extensions: ["svg", "json", "lottie"]))
  var path: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The output: x.yaml, or - for standard output. (default: the drawing's name .yaml in the current folder)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Import this node of a Figma file, by its name or key. (default: the start of the prototype, or the first frame)",
      valueName: "name"))
  var node: String?

  @OptionGroup var choice: AnimationOption
  @OptionGroup var likeness: PlayerOption
  @OptionGroup var memory: MemoryOption
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @Flag(help: "Keep shapes, masks, and filters exactly as in the drawing, and write text as outlines.")
  var outlineText = false

  @Flag(help: "Replace the output if it exists.")
  var force = false

  func validate() throws {
    if output == nil, path == "-" {
      throw ValidationError(
        "a drawing from standard input has no name for the scene: add -o, as in -o person.yaml")
    }
  }

  func run() async throws {
    if path != "-", !Drawing.isDrawing(path), try importFigma() { return }
    if node != nil { throw ValidationError("--node is for Figma files, but \(path) is not one") }
    if path != "-", !Drawing.isDrawing(path), try importPlayed() { return }
    if path.lowercased().hasSuffix(".json") {
      throw RenderError(.frames("the file is neither a Lottie file nor a Figma file"), path: path)
    }
    let (images, fonts) = (ImageLibrary(), FontLibrary(files: try fonts.files(), drawings: .svg))
    let drawing = try Drawing.load(
      path, images: images, fonts: fonts, form: outlineText ? .outlines : .properties)
    if drawing.animation != nil, path != "-", try importPlayed() { return }
    try drawing.checkCanvas(path: path)
    let terminal = Terminal.standardError
    for warning in drawing.warnings { terminal.report(warning, of: path) }
    if drawing.root.hasFilterGraph {
      terminal.print("\(path): filters with several steps are not supported in scenes, and are left out")
    }
    let pictures = ImportedImages(of: path, for: target, replacing: force)
    let text = SceneWriter.text(
      of: drawing.root, canvas: drawing.size, comment: "From \(path.split(separator: "/").last ?? "a drawing")."
    ) { pictures.path(of: $0, file: String($0.name.dropFirst(pictures.folder.count))) }
    try write(text, pictures) { fonts.bitmap(for: $0) ?? images.bitmap(for: $0) }
  }

  private var target: String { output ?? OutputTarget.stem(of: path) + ".yaml" }

  /// Writes the scene, after the images that it needs.
  private func write(_ text: String, _ pictures: ImportedImages, bitmap: (ImageReference) -> Bitmap?) throws {
    if pictures.isIncomplete {
      Terminal.standardError.warn(
        "images inside the file are left out: use -o with a file name to write them beside the scene", of: path)
    }
    guard target != "-" else { return try StandardOutput.write(contents: text) }
    let file = try OutputFile(path: target, policy: force ? .replace : .keep)
    try pictures.write(bitmap)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  /// Writes the scene of a Figma file; returns false for other files.
  private func importFigma() throws -> Bool {
    let (images, pictures) = (ImageLibrary(), ImportedImages(of: path, for: target, replacing: force))
    let found = try SceneSource.importedFigma(path: path, node: node, fonts: fonts.files(), images: images) {
      pictures.path(of: $0, file: String($0.name.dropFirst(pictures.folder.count)))
    }
    guard let found else { return false }
    for warning in found.warnings { Terminal.standardError.warn(warning, of: path) }
    try write(found.text, pictures) { images.bitmap(for: $0) }
    return true
  }

  /// Writes the scene of a Lottie file or an animated drawing; returns false for other files.
  private func importPlayed() throws -> Bool {
    let source = try SceneSource(path: path, fonts: fonts.files(), animation: choice.animation)
    let (images, pictures) = (ImageLibrary(), ImportedImages(of: path, for: target, replacing: force))
    let display = ProgressDisplay(Terminal.standardError, name: path)
    defer { display.finish() }
    let found = try source.importedScene(like: likeness.player, images: images, progress: display.update) { image in
      // The library's names for images consist of the name of the file, “#”, and the image's own name.
      pictures.path(
        of: image,
        file: path.hasSuffix(".lottie") || Drawing.isDrawing(path)
          ? nil : String(image.name.dropFirst(source.name.count + 1)))
    }
    guard let found else { return false }
    for warning in found.warnings { Terminal.standardError.warn(warning, of: path) }
    try write(found.text, pictures) { images.bitmap(for: $0) }
    return true
  }
}
