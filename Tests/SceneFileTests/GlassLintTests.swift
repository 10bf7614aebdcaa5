import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Filters of the background that find nothing behind them are reported, once for each layer.
@Suite struct GlassLintTests {
  private func warnings(box: String = "", more: String = "") throws -> [Diagnostic] {
    let text = """
      canvas: {size: [100, 100]}
      duration: 2
      layers:
        - layer: box
          frame: [0, 0, 80, 80]
          \(box)
          sublayers:
            - {layer: glass, frame: [0, 0, 60, 60], backgroundFilters: {blurRadius: 8}}
      \(more)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.check()
  }

  @Test(
    arguments: [
      ("opacity: 0.5", "", "whose opacity is below 1"), ("filters: {blurRadius: 2}", "", "which has filters"),
      ("blendMode: multiply", "", "which is blended with what is behind it"),
      ("mask: {layer: m, frame: [0, 0, 40, 40], backgroundColor: black}", "", "which has a mask"),
      ("", "start: {basic: box.opacity, from: 0, to: 1, duration: 0.4}", "whose opacity is below 1"),
    ])
  func groupsAreReported(box: String, more: String, reason: String) throws {
    let warnings = try warnings(box: box, more: more)
    #expect(
      warnings.map(\.message) == [
        "glass cannot filter what is behind box, \(reason): effects fail there on iOS, too"
      ])
    #expect(warnings.first?.line == 8 && warnings.first?.severity == .warning)
  }

  @Test(arguments: ["", "shadowOpacity: 0.4", "cornerRadius: 20\n    masksToBounds: true", "opacity: 0"])
  func shadowsAndClipsAreNot(box: String) throws {
    #expect(try warnings(box: box).isEmpty)
  }
}
