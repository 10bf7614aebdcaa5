import Arithmetic
import Encodings
public import Geometry
import LayerTree
import Motion
public import SceneDiagnostics
public import SceneProgram
import SceneSyntax

extension Scene {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: The text of the file: YAML, and therefore also JSON.
  ///   - file: The name of the file, for messages.
  ///   - settings: The variant, and values for variables.
  ///   - findImage: Finds the images that the scene refers to.
  ///   - findDrawing: Finds the drawings that the scene refers to; if it is omitted, there are none.
  ///   - findFile: Finds the files that the scene includes; if it is omitted, there are none.
  ///   - findFont: Finds the font files that the scene refers to; if it is omitted, there are none.
  ///   - findAnimation: Finds the Lottie files that the scene refers to; if it is omitted, there are none.
  ///   - measuringText: Creates the text measure for layers without a specified size, from the paths of the scene's
  ///     font files; if it is omitted, such layers are empty.
  /// - Throws: All errors of the file together.
  public init(
    text: String, file: String, settings: SceneSettings = SceneSettings(), findImage: @escaping ImageFinder,
    findDrawing: @escaping DrawingFinder = { _ in .failure(ImageNotFound(message: "drawings are not supported here")) },
    findFile: @escaping FileFinder = { _, _ in .failure(FileNotFound(message: "included files are not supported here"))
    },
    findFont: @escaping FontFinder = { _ in .failure(FileNotFound(message: "fonts are not supported here")) },
    findAnimation: @escaping AnimationFinder = { _ in
      .failure(ImageNotFound(message: "Lottie animations are not supported here"))
    }, measuringText: @escaping (_ fonts: [String]) -> TextMeasure = { _ in { _, _ in .zero } }
  ) throws(SceneFileError) {
    let digest = SHA256.hexadecimal(of: Array(text.utf8))
    let log = DiagnosticLog(sources: [SourceText(name: file, text: text)])
    var source = YAMLSource(0, of: log)
    let parts = source.read().flatMap { root in
      SceneReader(
        context: ReadingContext(
          log: log,
          files: FoundFiles(log: log, findImage: findImage, findDrawing: findDrawing, findAnimation: findAnimation),
          families: SceneKeys.families),
        settings: settings, findFile: findFile, findFont: findFont, measuringText: measuringText
      ).read(root)
    }
    try log.throwIfFailed()
    guard let parts else {
      log.error("the scene cannot be read")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
    let duration = if let duration = parts.duration { duration } else { try parts.program.naturalDuration(log) }
    self.init(parts.program, title: parts.title, duration: duration, digest: digest, file: file)
    maximumTickCount = settings.maximumTickCount
    fontFiles = parts.fonts
    readingWarnings = log.sorted + parts.drawingWarnings
    let notes = DiagnosticLog(sources: log.sources)
    for range in parts.fadingMotions {
      notes.warning(
        at: range, "this movement becomes a cross-fade for users who reduce motion",
        hint: "to choose, write reducedMotion: fade, none, keep, or steps")
    }
    fadingMotions = notes.diagnostics
    reducesMotion = parts.reducesMotion
    variables = parts.variables
    variants = parts.variants.named.map(\.key)
    appearances = parts.variants.appearances.isEmpty ? StandardAppearance.usual : parts.variants.appearances
    matrix = parts.variants.matrix.map { ($0.key, $0.value.items.compactMap(\.text)) }
    stills = parts.stills
  }
}
