import Arithmetic
public import Geometry
public import LayerTree
public import SceneDiagnostics
import SceneSyntax

/// A scene file that has been read and checked, ready to play as often as one likes.
public struct Scene: Sendable {
  /// The origin of the scene's layers.
  private enum Source: Sendable {
    /// A scene file.
    case file(SceneReader.Parts)
    /// A file of another format, which makes its own stages.
    case animation(SceneAnimation)
  }

  private let source: Source
  private var parts: SceneReader.Parts? { if case .file(let parts) = source { parts } else { nil } }

  /// The extents in points that a canvas can have.
  package static let canvasExtents = 1...16_384.0

  /// The title of the scene, or the file's name without its ending.
  public let title: String
  /// The length in seconds.
  public let duration: Double
  /// The SHA-256 of the file's text, in hexadecimal, as `sha256sum` prints it.
  public let digest: String
  /// The font files that its texts are set in before any others: those of the scene itself, and those it was read with.
  public package(set) var fontFiles: [String] = []
  /// The most ticks that its stages may play; nil for the standard.
  package var mostTicks: Int?
  /// The size of the canvas in points.
  public var canvasSize: Size {
    switch source {
    case .file(let parts): parts.canvasSize
    case .animation(let animation): animation.canvasSize
    }
  }
  /// The color behind all layers.
  public var background: Color { parts?.background ?? .clear }
  /// The warnings about unsupported parts of the scene's drawings.
  public var drawingWarnings: [Diagnostic] {
    switch source {
    case .file(let parts): parts.drawingWarnings
    case .animation(let animation): animation.warnings
    }
  }

  /// The variables that the scene and the files that it includes declare, with the values that they have here.
  public var variables: [SceneVariable] { parts?.variables ?? [] }
  /// The names of the scene's variants, in the order of the file.
  public var variants: [String] { parts?.variants.named.map(\.key) ?? [] }
  /// The variables of the scene's matrix, and the values of each, as they are written.
  public var matrix: [(variable: String, values: [String])] {
    parts?.variants.matrix.map { ($0.key, $0.value.items.compactMap(\.text)) } ?? []
  }

  /// The scene's named stills, in the order of the file.
  public var stills: [SceneStill] { parts?.stills ?? [] }

  /// The lines of `always`, as they are written: those of each component, and those of the scene.
  package var ruleLines: [[RuleLine]] { parts?.script.ruleLines ?? [] }

  /// The outline from which code is written; nil for a scene that was read without ``SceneSettings/keepsOutline``, and
  /// for files of other formats.
  package var outline: SceneOutline? { parts?.outline }

  /// The longest time that a scene without a duration may take to come to rest, in seconds.
  private static let longestUnasked = 60.0

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: The file's text: YAML, and so JSON too.
  ///   - file: The file's name, for messages.
  ///   - settings: The variant, and values for variables.
  ///   - findImage: Finds the pictures that the scene names.
  ///   - findDrawing: Finds the drawings that the scene refers to; without it there are none.
  ///   - findFile: Finds the files that the scene includes; without it there are none.
  ///   - findFont: Finds the font files that the scene names; without it there are none.
  ///   - findAnimation: Finds the Lottie files that the scene names; without it there are none.
  /// - Throws: Everything that is wrong with the file, at once.
  public init(
    text: String, file: String, settings: SceneSettings = SceneSettings(), findImage: @escaping ImageFinder,
    findDrawing: @escaping DrawingFinder = { _ in .failure(ImageNotFound(message: "drawings are not read here")) },
    findFile: @escaping FileFinder = { _, _ in .failure(FileNotFound(message: "files are not included here")) },
    findFont: @escaping FontFinder = { _ in .failure(FileNotFound(message: "fonts are not read here")) },
    findAnimation: @escaping AnimationFinder = { _ in
      .failure(ImageNotFound(message: "Lottie animations are not read here"))
    }
  ) throws(SceneFileError) {
    digest = SHA256.hexadecimal(of: Array(text.utf8))
    // Some editors begin a file with a byte order mark, which isn't part of the text.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let log = DiagnosticLog(sources: [SourceText(name: file, text: text)])
    var source = YAMLSource(0, of: log)
    let parts = source.read().flatMap { root in
      SceneReader(
        context: ReadingContext(log: log, findImage: findImage, findDrawing: findDrawing, findAnimation: findAnimation),
        settings: settings, findFile: findFile, findFont: findFont
      ).read(root)
    }
    try log.throwIfFailed()
    guard let parts else {
      log.error("the scene cannot be read")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
    self.source = .file(parts)
    mostTicks = settings.mostTicks
    fontFiles = parts.fonts
    title = parts.title ?? Self.stem(of: file)
    if let duration = parts.duration {
      self.duration = duration
    } else {
      duration = try Self.naturalDuration(of: parts, log: log)
    }
  }

  /// Makes a scene of a file of another format.
  ///
  /// - Parameters:
  ///   - animation: The file's content.
  ///   - bytes: The file.
  ///   - file: The file's name.
  package init(_ animation: SceneAnimation, bytes: [UInt8], file: String) {
    source = .animation(animation)
    digest = SHA256.hexadecimal(of: bytes)
    title = Self.stem(of: file)
    duration = animation.duration
  }

  /// Returns the time after which the scene is at rest, and a little more.
  private static func naturalDuration(
    of parts: SceneReader.Parts, log: DiagnosticLog
  ) throws(SceneFileError) -> Double {
    let stage = makeStage(parts, duration: nil)
    let rest = try play(stage, log) { try $0.playUntilRest(limit: longestUnasked) }
    if let rest {
      let playing = parts.script.directory.blueprints.compactMap(\.playingEnd).max() ?? 0
      return max(rest + Stage.restingTail, min(playing, longestUnasked))
    }
    let moving = stage.firstMoving.map { ": \($0) moves" } ?? ""
    log.error(
      "after \(Int(saturating: longestUnasked)) seconds the scene is not at rest\(moving)",
      hint: "say how long it plays: duration: 6")
    throw SceneFileError(diagnostics: log.diagnostics)
  }

  /// Plays a stage, and reports what goes wrong as the scene's errors.
  private static func play<Result>(
    _ stage: Stage, _ log: DiagnosticLog, _ body: (Stage) throws -> Result
  ) throws(SceneFileError) -> Result {
    do {
      return try body(stage)
    } catch let error as SceneFileError {
      throw error
    } catch {
      log.error("the scene cannot be played: \(error)")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
  }

  /// The scene's program as text: its layers and states by their indices, and what happens, with every name resolved.
  ///
  /// A file of another format has none.
  public var program: String { parts.map { ProgramPrinter.text(of: $0.script) } ?? "" }

  /// A stage at time zero with the scene's layers on it and its steps to come.
  public func makeStage() -> Stage {
    let stage =
      switch source {
      case .file(let parts): Self.makeStage(parts, duration: duration)
      case .animation(let animation): animation.makeStage()
      }
    stage.mostTicks = mostTicks
    return stage
  }

  /// A stage at time zero that waits for fingers: as ``makeStage()`` makes it, without what `script` does.
  package func makeUntouchedStage() -> Stage {
    switch source {
    case .file(let parts): Self.makeStage(parts, duration: duration, performsScript: false)
    case .animation(let animation): animation.makeStage()
    }
  }

  /// Plays the scene without painting, and looks for slips in its motion: values that snap back, steps that never run.
  ///
  /// - Returns: Warnings, in the order of the file.
  /// - Throws: The errors that occur only while the scene plays.
  public func check() throws(SceneFileError) -> [Diagnostic] {
    guard let parts else { return [] }
    let log = DiagnosticLog(sources: parts.script.sources)
    let lint = MotionLint()
    let played = try Self.play(Self.makeStage(parts, duration: duration, lint: lint), log) { stage throws in
      stage.mostTicks = mostTicks ?? Self.mostTicksChecked
      do { try stage.advance(to: duration) } catch is TickLimitError {}
      return stage.time
    }
    lint.report(on: parts.script.steps, parts.script.touches, of: duration, playedTo: played, to: log)
    return log.sorted
  }

  /// The default number of ticks after which a check of a scene stops: ten minutes at 60 a second.
  private static let mostTicksChecked = 36_000

  private static func makeStage(
    _ parts: SceneReader.Parts, duration: Double?, lint: MotionLint? = nil, performsScript: Bool = true
  ) -> Stage {
    let stage = Stage(
      size: parts.canvasSize, background: parts.background, duration: duration, displayRate: parts.displayRate)
    stage.uiKitGeneration = parts.script.generation
    var layers: [Layer] = []
    var made: [Layer] = []
    for blueprint in parts.script.directory.blueprints {
      if blueprint.isMade, let layer = made.popLast() {
        layers.append(layer)
        continue
      }
      let layer = Layer(name: blueprint.name)
      layer.model = blueprint.properties
      layer.timing = blueprint.timing
      layer.actions = blueprint.actions
      let superlayer = blueprint.superlayer.map { layers[$0] } ?? stage.root
      if blueprint.isMask { superlayer.mask = layer } else { superlayer.addSublayer(layer) }
      if blueprint.properties.content.kind == .scroll { ScrollView(layer) }
      for change in blueprint.setup { change(layer) }
      if let animation = blueprint.animation {
        let root = animation.makeRoot(in: blueprint.properties)
        layer.addSublayer(root)
        made = root.flattened.reversed()
      }
      layers.append(layer)
    }
    let player = ScenePlayer(parts.script, stage: stage, layers: layers, lint: lint)
    stage.perform(at: 0) { try player.begin(performsScript: performsScript) }
    return stage
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}
