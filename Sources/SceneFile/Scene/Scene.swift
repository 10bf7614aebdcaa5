import Arithmetic
public import Geometry
public import LayerTree

/// A scene file that has been read and checked, ready to play as often as one likes.
public struct Scene: Sendable {
  private let parts: SceneReader.Parts

  /// What the scene is called: its title, or the file's name without its ending.
  public let title: String
  /// How long it plays, in seconds.
  public let duration: Double
  /// The SHA-256 of the file's text, in hexadecimal, as `sha256sum` prints it.
  public let digest: String
  /// The size of the canvas in points.
  public var canvasSize: Size { parts.canvasSize }
  /// What lies behind all layers.
  public var background: Color { parts.background }
  /// What of the scene's drawings is not shown as their files say.
  public var drawingWarnings: [Diagnostic] { parts.drawingWarnings }

  /// The variables that the scene and the files that it includes declare, with the values that they have here.
  public var variables: [SceneVariable] { parts.variables }
  /// The names of the scene's variants, in the order of the file.
  public var variants: [String] { parts.variants.named.map(\.key) }
  /// The variables of the scene's matrix, and the values of each, as they are written.
  public var matrix: [(variable: String, values: [String])] {
    parts.variants.matrix.map { ($0.key, $0.value.items.compactMap(\.text)) }
  }

  /// The moments that the scene gives names to, in the order of the file.
  public var stills: [SceneStill] { parts.stills }

  /// How long a scene without a duration may take to come to rest, in seconds.
  private static let longestUnasked = 60.0

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: The file's text: YAML, and so JSON too.
  ///   - file: The file's name, for messages.
  ///   - settings: Which variant is meant, and values for variables.
  ///   - findImage: Finds the pictures that the scene names.
  ///   - findDrawing: Finds the drawings that the scene names; without it there are none.
  ///   - findFile: Finds the files that the scene includes; without it there are none.
  /// - Throws: Everything that is wrong with the file, at once.
  public init(
    text: String, file: String, settings: SceneSettings = SceneSettings(), findImage: @escaping ImageFinder,
    findDrawing: @escaping DrawingFinder = { _ in .failure(ImageNotFound(message: "drawings are not read here")) },
    findFile: @escaping FileFinder = { _, _ in .failure(FileNotFound(message: "files are not included here")) }
  ) throws(SceneFileError) {
    digest = SHA256.hexadecimal(of: Array(text.utf8))
    // Some editors begin a file with a mark of its byte order, which is no part of the text.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let log = DiagnosticLog(sources: [SourceText(name: file, text: text)])
    var source = YAMLSource(0, of: log)
    let parts = source.read().flatMap { root in
      SceneReader(
        context: ReadingContext(log: log, findImage: findImage, findDrawing: findDrawing), settings: settings,
        findFile: findFile
      ).read(root)
    }
    try log.throwIfFailed()
    guard let parts else {
      log.error("the scene cannot be read")
      throw SceneFileError(diagnostics: log.diagnostics)
    }
    self.parts = parts
    title = parts.title ?? Self.stem(of: file)
    if let duration = parts.duration {
      self.duration = duration
    } else {
      duration = try Self.naturalDuration(of: parts, log: log)
    }
  }

  /// How long the scene takes to come to rest, and a little more.
  private static func naturalDuration(
    of parts: SceneReader.Parts, log: DiagnosticLog
  ) throws(SceneFileError) -> Double {
    let stage = makeStage(parts, duration: nil)
    let rest = try play(stage, log) { try $0.playUntilRest(limit: longestUnasked) }
    if let rest { return rest + Stage.restingTail }
    let moving = stage.firstMoving.map { ": \($0) moves" } ?? ""
    log.error(
      "after \(Int(saturating: longestUnasked)) seconds the scene is not at rest\(moving)",
      hint: "say how long it plays: duration: 6")
    throw SceneFileError(diagnostics: log.diagnostics)
  }

  /// Plays a stage, and tells what goes wrong as the scene's errors.
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

  /// A stage at time zero with the scene's layers on it and its steps to come.
  public func makeStage() -> Stage {
    Self.makeStage(parts, duration: duration)
  }

  /// Plays the scene without painting, and looks for slips in its motion: values that snap back, steps that never run.
  ///
  /// - Returns: Warnings, in the order of the file.
  /// - Throws: What turns out to be wrong only while the scene plays.
  public func check() throws(SceneFileError) -> [Diagnostic] {
    let log = DiagnosticLog(sources: parts.script.sources)
    let lint = MotionLint()
    let played = try Self.play(Self.makeStage(parts, duration: duration, lint: lint), log) { stage throws in
      while stage.time < duration, stage.tickCount < Self.mostTicksChecked {
        try stage.advance(to: min(duration, stage.time + Double(Self.mostTicksChecked) / stage.displayRate))
      }
      return stage.time
    }
    lint.report(on: parts.script.steps, parts.script.hand, of: duration, playedTo: played, to: log)
    return log.sorted
  }

  /// The ticks after which a check of a scene goes on no more: ten minutes at 60 a second.
  private static let mostTicksChecked = 36_000

  private static func makeStage(
    _ parts: SceneReader.Parts, duration: Double?, lint: MotionLint? = nil
  ) -> Stage {
    let stage = Stage(
      size: parts.canvasSize, background: parts.background, duration: duration, displayRate: parts.displayRate)
    stage.uiKitGeneration = parts.script.definitions.generation
    var layers: [Layer] = []
    for blueprint in parts.script.directory.blueprints {
      let layer = Layer(name: blueprint.name)
      layer.model = blueprint.properties
      layer.timing = blueprint.timing
      layer.actions = blueprint.actions
      let superlayer = blueprint.superlayer.map { layers[$0] } ?? stage.root
      if blueprint.isMask { superlayer.mask = layer } else { superlayer.addSublayer(layer) }
      if blueprint.properties.content.kind == .scroll { ScrollView(layer) }
      for change in blueprint.setup { change(layer) }
      layers.append(layer)
    }
    let player = ScenePlayer(parts.script, stage: stage, layers: layers, lint: lint)
    stage.perform(at: 0) { try player.begin() }
    return stage
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.split(separator: ".").first.map(String.init) ?? name
  }
}
