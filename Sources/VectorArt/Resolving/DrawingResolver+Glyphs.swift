import Geometry

extension DrawingResolver {
  /// Returns the node of a glyph, in font units; nil if it is empty.
  mutating func glyph(_ glyph: UInt32, unitsPerEm: Double) throws(DrawingError) -> TreeNode? {
    guard let number = context.document.number(ofID: "glyph\(glyph)") else { return nil }
    var space = Space(viewport: Size(unitsPerEm, unitsPerEm))
    space.context = ContextPaint(
      fill: .color(.current), stroke: .none, current: context.initial.color)
    guard number == 0 else {
      let parent = context.style(of: context.document[number].parent ?? 0)
      return try node(number, inside: parent, space)
    }
    let style = context.style(of: 0)
    let viewBox = ViewBox(context.document[0])
    let fitting = viewBox?.transform(to: space.viewport) ?? .identity
    if let viewBox { space.viewport = viewBox.rect.size }
    guard style.isDisplayed, style.transform.isUsable else { return nil }
    context.open.append(0)
    defer { context.open.removeLast() }
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
