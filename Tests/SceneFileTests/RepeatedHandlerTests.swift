import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Handlers of layers that a `for` has made.
@Suite struct RepeatedHandlerTests {
  private static let head = """
    canvas: {size: [200, 200]}
    duration: 3
    state: {chosen: -1}
    layers:
      - {layer: back, layout: fill}
      - {layer: row, for: {i: 4}, frame: [0, 50 * i, 100, 48]}
      - {layer: meter, size: [10, 10]}
    always: {meter.zPosition: chosen}

    """

  @Test(arguments: [
    "when: {for: {r: row}, r.tap: {set: {chosen: r.index}}}",
    """
    when:
      - back.tap: {set: {chosen: 9}}
      - for: {i: 4}
        row(i).tap: [{set: {chosen: i}}]
    """,
  ]) func everyRowHasItsOwn(handlers: String) throws {
    let text = Self.head + handlers + "\nscript: [{tap: row(2), at: 1}, {tap: row(1), at: 2}]\n"
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    func chosen() throws -> Double {
      try #require(stage.snapshot().nodes.first { $0.name == "meter" }).properties.zPosition
    }
    try stage.advance(to: 1.5)
    #expect(try chosen() == 2)
    try stage.advance(to: 2.5)
    #expect(try chosen() == 1)
  }

  @Test(arguments: [
    ("when: {row(i).tap: {set: {chosen: 1}}}", "to repeat it, write a list: - {for: {i: 4}, row(i).…: …}"),
    ("when: {row(0).tap: {set: {row(i).opacity: 1}}}", "for: {i: 4} repeats it"),
    ("start: {animate: {row(n).opacity: 0}}", "for: {n: 4} repeats it"),
  ]) func anIndexOfNothingIsALoopThatIsMissing(text: String, hint: String) {
    let found = DiagnosticTests.diagnostics(Self.head + text + "\n").first
    #expect(found?.message.hasPrefix("unknown name ‘") == true)
    #expect(found?.hint == hint)
  }

  @Test(arguments: [
    ("row(7)", "available: row(0) to row(3)"), ("meter(1)", "it is not repeated: write meter"),
  ]) func aLayerThatIsNotThereIsNearOthers(name: String, hint: String) {
    let found = DiagnosticTests.diagnostics(Self.head + "start: {animate: {\(name).opacity: 0}}\n").first
    #expect(found?.message == "no layer named ‘\(name)’")
    #expect(found?.hint == hint)
  }

  @Test func aRepeatedLayerNeedsToSayWhich() {
    let found = DiagnosticTests.diagnostics(Self.head + "when: {row.tap: {set: {chosen: 1}}}\n").first
    #expect(found?.message == "no layer named ‘row’")
    #expect(found?.hint == "it is repeated: write row(0), or for: {each: row} and each")
  }
}
