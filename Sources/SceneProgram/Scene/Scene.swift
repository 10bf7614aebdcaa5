public import Geometry
public import LayerTree
public import SceneDiagnostics

/// A scene file that has been read and checked, ready to play as often as one likes.
public struct Scene: Sendable {
  /// The origin of the scene's layers.
  private enum Source: Sendable {
    /// A scene file.
    case program(Program)
    /// A file of another format that makes its own stages.
    case animation(SceneAnimation)
  }

  private let source: Source

  /// The extents in points that a canvas can have.
  package static let canvasExtents = 1...16_384.0

  /// The title of the scene, or the file's name without its ending.
  public let title: String
  /// The length in seconds.
  public let duration: Double
  /// The SHA-256 of the file's text, in hexadecimal, as `sha256sum` prints it.
  public let digest: String
  /// The font files searched first: the scene's own, and the ones passed when it was read.
  public package(set) var fontFiles: [String] = []
  /// The most ticks that its stages may play; nil for the standard.
  package var maximumTickCount: Int?
  /// The warnings about unsupported features of the scene's drawings, and about likely mistakes in its text.
  public package(set) var readingWarnings: [Diagnostic] = []
  /// The variables that the scene and the files that it includes declare, with the values that they have here.
  public package(set) var variables: [SceneVariable] = []
  /// The names of the scene's variants, in the order of the file.
  public package(set) var variants: [String] = []
  /// The variables of the scene's matrix, and the values of each, in source form.
  public package(set) var matrix: [(variable: String, values: [String])] = []
  /// The scene's named stills, in the order of the file.
  public package(set) var stills: [SceneStill] = []

  /// Makes a scene of a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - title: The title; nil for the file's name without its ending.
  ///   - duration: The length in seconds.
  ///   - digest: The SHA-256 of the file's text, in hexadecimal.
  ///   - file: The file's name.
  package init(_ program: Program, title: String?, duration: Double, digest: String, file: String) {
    source = .program(program)
    self.title = title ?? Self.stem(of: file)
    self.duration = duration
    self.digest = digest
  }

  /// Makes a scene of a file of another format.
  ///
  /// - Parameters:
  ///   - animation: The file's content.
  ///   - digest: The SHA-256 of the file, in hexadecimal.
  ///   - file: The file's name.
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

  /// The size of the canvas in points.
  public var canvasSize: Size {
    switch source {
    case .program(let program): program.canvasSize
    case .animation(let animation): animation.canvasSize
    }
  }

  /// The color behind all layers.
  public var background: Color { if case .program(let program) = source { program.background } else { .clear } }

  /// The lines of `always` in source form, for each component and for the scene.
  package var ruleLines: [[RuleLine]] { if case .program(let program) = source { program.ruleLines } else { [] } }

  /// The names of the states, without states of component instances.
  package var stateNames: Set<String> {
    guard case .program(let program) = source else { return [] }
    return Set(program.states.keys.map { String($0.split(separator: ".").last ?? "") })
  }

  /// The scene's program; nil for a file of another format.
  package var compiledProgram: Program? { if case .program(let program) = source { program } else { nil } }

  /// The scene's program as text: its layers and states by their indices, and its steps and rules with every name
  /// resolved.
  ///
  /// A file of another format has none.
  public var program: String {
    if case .program(let program) = source { ProgramPrinter.text(of: program) } else { "" }
  }

  /// A stage at time zero with the scene's layers on it and its steps to come.
  public func makeStage() -> Stage {
    let stage =
      switch source {
      case .program(let program): program.makeStage(duration: duration)
      case .animation(let animation): animation.makeStage()
      }
    stage.maximumTickCount = maximumTickCount
    return stage
  }

  /// A stage at time zero that waits for touches: like ``makeStage()``, without performing `script`.
  package func makeUntouchedStage() -> Stage {
    switch source {
    case .program(let program): program.makeStage(duration: duration, performsScript: false)
    case .animation(let animation): animation.makeStage()
    }
  }

  /// Plays the scene without painting, and looks for slips in its motion: values that snap back, steps that never run.
  ///
  /// - Returns: Warnings, in the order of the file.
  /// - Throws: The errors that occur only while the scene plays.
  public func check() throws(SceneFileError) -> [Diagnostic] {
    guard case .program(let program) = source else { return [] }
    return try program.check(duration: duration, maximumTickCount: maximumTickCount)
  }
}
