public import Geometry
public import LayerTree
public import SceneDiagnostics

/// A scene file that has been read and checked, and can be played any number of times.
public struct Scene: Sendable {
  /// The origin of the scene's layers.
  private enum Source: Sendable {
    /// A scene file.
    case program(Program)
    /// A file of another format that creates its own stages.
    case animation(SceneAnimation)
  }

  private let source: Source

  /// The valid widths and heights of a canvas, in points.
  package static let canvasExtents = 1...16_384.0

  /// The title of the scene, or the name of the file without its extension.
  public let title: String
  /// The length in seconds.
  public let duration: Double
  /// The SHA-256 of the file's text, in hexadecimal, as `sha256sum` prints it.
  public let digest: String
  /// The font files that are searched first: the scene's own, and the ones passed when it was read.
  public package(set) var fontFiles: [String] = []
  /// The maximum number of ticks that its stages may play; nil for the default.
  package var maximumTickCount: Int?
  /// The warnings about unsupported features of the scene's drawings, and about likely mistakes in its text.
  public package(set) var readingWarnings: [Diagnostic] = []
  /// True if the scene is shown to a user who has chosen to reduce motion.
  package var reducesMotion = false
  /// The movements that fade instead with reduced motion because the scene says nothing else, in source order.
  package var fadingMotions: [Diagnostic] = []
  /// The variables declared by the scene and its included files, with their current values.
  public package(set) var variables: [SceneVariable] = []
  /// The names of the scene's variants and of the appearances that it lists, in the order of the file.
  public package(set) var variants: [String] = []
  /// The names of the appearances to show: those that the scene lists, or else the usual ones, which any scene has.
  public package(set) var appearances: [String] = []
  /// The variables of the scene's matrix, each with its values in source form.
  public package(set) var matrix: [(variable: String, values: [String])] = []
  /// The named stills of the scene, in the order of the file.
  public package(set) var stills: [SceneStill] = []

  /// Creates a scene from a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - title: The title; nil for the name of the file without its extension.
  ///   - duration: The length in seconds.
  ///   - digest: The SHA-256 of the file's text, in hexadecimal.
  ///   - file: The name of the file.
  package init(_ program: Program, title: String?, duration: Double, digest: String, file: String) {
    source = .program(program)
    self.title = title ?? Self.stem(of: file)
    self.duration = duration
    self.digest = digest
  }

  /// Creates a scene from a file of another format.
  ///
  /// - Parameters:
  ///   - animation: The content of the file.
  ///   - digest: The SHA-256 of the file, in hexadecimal.
  ///   - file: The name of the file.
  package init(_ animation: SceneAnimation, digest: String, file: String) {
    source = .animation(animation)
    self.digest = digest
    title = Self.stem(of: file)
    duration = animation.duration
    readingWarnings = animation.warnings
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.split(separator: ".").first.map(String.init) ?? name
  }

  /// Returns true if the scene has a variant or an appearance with a name.
  package func hasVariant(_ name: String) -> Bool { variants.contains(name) || StandardAppearance.named(name) != nil }

  /// The size of the canvas in points.
  public var canvasSize: Size {
    switch source {
    case .program(let program): program.canvasSize
    case .animation(let animation): animation.canvasSize
    }
  }

  /// The background color of the canvas.
  public var background: Color { if case .program(let program) = source { program.background } else { .clear } }

  /// The lines of `always` in source form, for each component and for the scene.
  package var ruleLines: [[RuleLine]] { if case .program(let program) = source { program.ruleLines } else { [] } }

  /// The names of the scene's states, without the states of component instances.
  package var stateNames: Set<String> {
    guard case .program(let program) = source else { return [] }
    return Set(program.states.keys.map { String($0.split(separator: ".").last ?? "") })
  }

  /// The program of the scene; nil for a file of another format.
  package var compiledProgram: Program? { if case .program(let program) = source { program } else { nil } }

  /// The program of the scene as text: layers and states with their indices, and steps and rules with all names
  /// resolved.
  ///
  /// It is empty for a file of another format.
  public var program: String {
    if case .program(let program) = source { ProgramPrinter.text(of: program) } else { "" }
  }

  /// Creates a stage at time zero with the scene's layers and its pending steps.
  public func makeStage() -> Stage {
    let stage =
      switch source {
      case .program(let program): program.makeStage(duration: duration)
      case .animation(let animation): animation.makeStage()
      }
    stage.maximumTickCount = maximumTickCount
    return stage
  }

  /// Creates a stage at time zero that waits for touches: like ``makeStage()``, but without performing `script`.
  package func makeUntouchedStage() -> Stage {
    switch source {
    case .program(let program): program.makeStage(duration: duration, performsScript: false)
    case .animation(let animation): animation.makeStage()
    }
  }

  /// Plays the scene without rendering it, and checks its motion for mistakes, such as values that snap back or steps
  /// that never run.
  ///
  /// - Returns: The warnings, in the order of the file.
  /// - Throws: The errors that only occur while the scene plays.
  public func check() throws(SceneFileError) -> [Diagnostic] {
    guard case .program(let program) = source else { return [] }
    return try program.check(duration: duration, maximumTickCount: maximumTickCount)
  }
}
