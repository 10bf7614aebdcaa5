import Geometry

extension DrawingResolver {
  /// Returns the node of a glyph, in font units; nil if it is empty.
  mutating func glyph(_ glyph: UInt32, unitsPerEm: Double) throws(DrawingError) -> TreeNode? {
    guard let number = document.number(ofID: "glyph\(glyph)") else { return nil }
    var space = Space(viewport: Size(unitsPerEm, unitsPerEm))
    space.context = ContextPaint(
      fill: .color(.current), stroke: .none, current: initial.color)
    guard number == 0 else {
      let parent = self.style(of: document[number].parent ?? 0)
      return try node(number, inside: parent, space)
    }
    let style = self.style(of: 0)
    let viewBox = ViewBox(document[0])
    let fitting = viewBox?.transform(to: space.viewport) ?? .identity
    if let viewBox { space.viewport = viewBox.rect.size }
    guard style.isDisplayed, style.transform.isUsable else { return nil }
    open.append(0)
    defer { open.removeLast() }
    let nodes = try children(0, style, space)
    guard !nodes.isEmpty else { return nil }
    var node = TreeNode(group: nodes)
    guard try finish(&node, 0, style, space) else { return nil }
    guard fitting != .identity else { return node }
    var fitted = TreeNode(group: [node])
    fitted.placement = fitting
    return fitted
  }
}
