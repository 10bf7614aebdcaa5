import Testing

@testable import Review

/// The names of layers in tables.
@Suite struct LayerNamesTests {
  @Test("A name has as many ancestors as distinguish it, and at least the parent")
  func names() {
    let paths = ["art..Frame_1.Card..Avatar", "art..Frame_1.Card..Title", "art..Frame_2.List.Avatar", "menu", ""]
    let names = LayerNames(paths)
    #expect(paths.map { names.name(of: $0) } == ["Card / Avatar", "Card / Title", "List / Avatar", "menu", ""])
    let alike = ["a.row.dot", "b.row.dot", "row.dot", "a.b.c.d", "x.b.c.d"]
    let others = LayerNames(alike)
    #expect(
      alike.map { others.name(of: $0) } == [
        "a / row / dot", "b / row / dot", "row / dot", "a / b / c / d", "x / b / c / d",
      ])
  }
}
