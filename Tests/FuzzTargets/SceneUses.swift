import CodeNotation
import CodeWriting
package import Flipbook
import Golden
import Review
import SceneDiagnostics

/// Everything that the command makes of a scene, in this process: `validate`, `still` and `render`, `trace`, `timing` with
/// each kind of code, `code`, `export`, `explain --program`, and `golden record`.
package enum SceneUses {
  /// Tries each use of a scene.
  ///
  /// - Throws: ``Disagreement`` when one fails in another way than by an error that says what is wrong with the scene.
  package static func tryAll(of scene: Scene) throws {
    try attempt("validate") { _ = try scene.check() }
    _ = scene.program
    try Playing.play(scene.makeStage())
    try attempt("timing") { try writeTables(of: scene) }
    writeCode(of: scene)
    try attempt("export") { _ = try scene.lottie(images: ImageLibrary(), fonts: Playing.fonts) }
    let failure = Waiting.value { () -> Disagreement? in
      do {
        var recorder = Recorder(choice: .times([0, 0.1]), jobs: 1)
        recorder.scale = Double(Playing.extent) / max(scene.canvasSize.width, scene.canvasSize.height)
        _ = try await recorder.record(scene.makeStage(), images: ImageLibrary(), fonts: Playing.fonts)
        return nil
      } catch {
        return disagreement("golden", error)
      }
    }
    if let failure = failure ?? nil { throw failure }
  }

  /// Writes a scene as a Lottie file.
  package static func export(_ scene: Scene) throws {
    try attempt("export") { _ = try scene.lottie(frameRate: 10, images: ImageLibrary(), fonts: Playing.fonts) }
  }

  /// Writes a scene as code.
  package static func writeCode(of scene: Scene) {
    guard let program = scene.compiledProgram else { return }
    for style in CodeAPI.allCases.compactMap(SceneCodeStyle.init) {
      _ = SceneCode(program, title: scene.title, origin: "scene.yaml", style: style)
    }
  }

  private static func writeTables(of scene: Scene) throws {
    let trace = try scene.trace()
    let values = TraceTable(trace)
    _ = (values.csv, values.json, values.eventsCSV, values.description)
    let table = TimingTable(title: scene.title, trace: trace, rules: scene.followRules)
    _ = (table.text, table.csv, table.json, table.html)
    let every = TimingTable(title: "", trace: trace, rules: scene.followRules, listsEvery: true)
    let played = try PlayedMotion(of: scene.makeStage, trace, every)
    for style in CodeAPI.allCases { _ = MotionCode(every, played, in: style).text }
  }

  private static func attempt(_ use: String, _ body: () throws -> Void) throws {
    do { try body() } catch { if let error = disagreement(use, error) { throw error } }
  }

  /// The disagreement that an error is; nil for one that says what is wrong with the scene.
  private static func disagreement(_ use: String, _ error: any Error) -> Disagreement? {
    switch error {
    case is SceneFileError, is TickLimitError, is StageLimitError: return nil
    case let error as RenderError:
      switch error.reason {
      case .scene, .lottie, .drawing, .image, .font, .endless, .beyondLimits, .options: return nil
      default: return Disagreement("\(use): an internal error: \(error)")
      }
    default: return Disagreement("\(use): an internal error: \(error)")
    }
  }
}
