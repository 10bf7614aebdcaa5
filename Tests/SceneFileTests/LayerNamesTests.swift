import LayerTree
import SceneCompiler
import Testing

/// Names of layers in scene files that are written.
@Suite struct LayerNamesTests {
  @Test("A name is the layer's own, or its kind with a number, also among 50,000 without one")
  func unique() {
    var names = LayerNames()
    var layer = LayerDescription()
    let numbered = (0..<50_000).map { _ in names.name(for: layer) }
    #expect(numbered.prefix(3) == ["group", "group2", "group3"] && numbered.last == "group50000")
    #expect(Set(numbered).count == 50_000)
    layer.name = "card2"
    #expect(names.name(for: layer) == "card2")
    layer.name = "card"
    #expect((0..<3).map { _ in names.name(for: layer) } == ["card", "card3", "card4"])
    layer.name = "2 bars"
    #expect(names.name(for: layer) == "_2_bars")
  }
}
