import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Rules in several maps, and repeated ones.
@Suite struct RepeatedRuleTests {
  private func scene(_ always: String) -> String {
    """
    canvas: {size: [200, 100]}
    duration: 1
    layers: [{layer: dot, for: {i: 3}, frame: [20 * i, 0, 10, 10]}]
    \(always)
    """
  }

  private func positions(_ always: String, at time: Double) throws -> [Double] {
    let stage = try Scene(text: scene(always), file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
      .makeStage()
    try stage.advance(to: time)
    return stage.snapshot().nodes.filter { $0.name.hasPrefix("dot") }.map(\.properties.position.y)
  }

  @Test(arguments: [
    "always: {for: {d: dot}, dot(d.index).position.y: 10 * d.index + 100 * time}",
    "always: {for: {i: 3}, way: 100 * time, dot(i).position.y: 10 * i + way}",
    """
    always:
      - way: 100 * time
      - {for: {d: dot}, own: 10 * d.index, d.position.y: own + way}
    """,
    "always: [{way: 100 * time}, {for: {d: dot}, d.position.y: 10 * index + way}]",
  ]) func rulesRepeat(always: String) throws {
    #expect(try positions(always, at: 0.5) == [50, 60, 70])
  }

  @Test(arguments: [
    ("always: {for: {d: dt}, d.opacity: 1}", "s.yaml:4:19: error: unknown name ‘dt’"),
    ("always: {for: {i: 3}, i: 4}", "s.yaml:4:23: error: the name i is already in use"),
    ("always: [{a: 1}, {a: 2}]", "s.yaml:4:19: error: the name a is already in use"),
    ("always: [{for: {i: 3}, a: 1}, {dot(0).opacity: a}]", "s.yaml:4:48: error: unknown name ‘a’"),
    ("always: {for: {i: 3}, dot(i).opacity: tme}", "s.yaml:4:39: error: unknown name ‘tme’"),
    ("always: [3]", "s.yaml:4:10: error: expected a map such as"),
  ]) func slips(always: String, message: String) {
    let first = DiagnosticTests.diagnostics(scene(always) + "\n").first?.description ?? ""
    #expect(first.hasPrefix(message), "\(first)")
  }

  @Test func whatGoesWrongNamesItsTime() throws {
    let text = scene("always: {for: {d: dot}, d.position.y: 1 / (0.5 - time)}")
    let scene = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    let error = #expect(throws: SceneFileError.self) { try scene.makeStage().advance(to: 1) }
    #expect(error?.diagnostics.first?.message == "at 0.5 s: division by zero")
  }
}
