import Geometry
import Testing

@testable import Figma

/// Auto layout and constraints place nodes as Figma does.
@Suite struct AutoLayoutTests {
  private func node(_ size: Size, at point: Point = .zero, _ children: [FigmaNode] = []) -> FigmaNode {
    var node = FigmaNode(id: "", name: "", type: "FRAME", kind: .frame, trail: "", place: FigmaPlace())
    node.size = size
    node.transform = .translation(point.x, point.y)
    node.children = children
    return node
  }

  private func frames(_ node: FigmaNode) -> [Rect] {
    node.children.map { $0.transform.boundingBox(of: Rect(origin: .zero, size: $0.size)) }
  }

  @Test("A row places its children from padding to padding, and its hugging sides follow")
  func row() {
    var row = node(Size(100, 50), [node(Size(10, 10)), node(Size(20, 30)), node(Size(30, 20))])
    row.layout = FigmaAutoLayout(axis: .horizontal, padding: EdgeInsets(5, 6, 7, 8), spacing: 4)
    AutoLayout.arrange(&row)
    #expect(frames(row) == [Rect(6, 5, 10, 10), Rect(20, 5, 20, 30), Rect(44, 5, 30, 20)])
    #expect(row.size == Size(100, 50))

    row.layout?.primary = .end
    row.layout?.counter = .center
    AutoLayout.arrange(&row)
    #expect(frames(row) == [Rect(24, 19, 10, 10), Rect(38, 9, 20, 30), Rect(62, 14, 30, 20)])

    row.layout?.primary = .spaceBetween
    row.children[1].sizing.vertical = .fill
    AutoLayout.arrange(&row)
    #expect(frames(row) == [Rect(6, 19, 10, 10), Rect(29, 5, 20, 38), Rect(62, 14, 30, 20)])

    row.sizing = (.hug, .hug)
    row.layout?.primary = .start
    row.children[1].sizing.vertical = .fixed
    AutoLayout.arrange(&row)
    #expect(row.size == Size(82, 50))
  }

  @Test("Children that fill a column share the free height")
  func column() {
    var column = node(Size(50, 100), [node(Size(10, 10)), node(Size(10, 10)), node(Size(10, 10))])
    column.layout = FigmaAutoLayout(axis: .vertical, spacing: 5)
    column.children[0].sizing.vertical = .fill
    column.children[2].sizing = (.fill, .fill)
    AutoLayout.arrange(&column)
    #expect(frames(column) == [Rect(0, 0, 10, 40), Rect(0, 45, 10, 10), Rect(0, 60, 50, 40)])
  }

  @Test("A frame that wraps continues in another line")
  func wraps() {
    var row = node(Size(100, 90), [node(Size(40, 10)), node(Size(30, 20)), node(Size(50, 20)), node(Size(60, 10))])
    row.layout = FigmaAutoLayout(
      axis: .horizontal, padding: EdgeInsets(5, 5, 5, 5), spacing: 4, wraps: true, lineSpacing: 6)
    row.sizing.vertical = .hug
    AutoLayout.arrange(&row)
    #expect(frames(row) == [Rect(5, 5, 40, 10), Rect(49, 5, 30, 20), Rect(5, 31, 50, 20), Rect(5, 57, 60, 10)])
    #expect(row.size == Size(100, 72))

    // A variant of another size moves to another line, and the frame follows.
    row.children[1].size.width = 60
    row.layout?.primary = .end
    row.layout?.counter = .center
    AutoLayout.arrange(&row)
    #expect(frames(row) == [Rect(55, 5, 40, 10), Rect(35, 21, 60, 20), Rect(45, 47, 50, 20), Rect(35, 73, 60, 10)])

    // Free space is between the lines, or around them.
    row.sizing.vertical = .fixed
    row.size.height = 106
    row.layout?.spreadsLines = true
    AutoLayout.arrange(&row)
    #expect(frames(row).map(\.minY) == [5, 27, 59, 91])
    row.layout?.spreadsLines = false
    AutoLayout.arrange(&row)
    #expect(frames(row).map(\.minY) == [14, 30, 56, 82])
  }

  @Test("Constraints follow a frame that is resized")
  func constraints() {
    var frame = node(Size(100, 100), (0..<5).map { _ in node(Size(20, 20), at: Point(10, 10)) })
    let rules: [FigmaConstraints.Rule] = [.start, .end, .both, .center, .scale]
    for (index, rule) in rules.enumerated() {
      frame.children[index].constraints = FigmaConstraints(horizontal: rule, vertical: .start)
    }
    AutoLayout.resize(&frame, to: Size(200, 100))
    #expect(
      frames(frame) == [
        Rect(10, 10, 20, 20), Rect(110, 10, 20, 20), Rect(10, 10, 120, 20), Rect(60, 10, 20, 20),
        Rect(20, 10, 40, 20),
      ])
  }
}
