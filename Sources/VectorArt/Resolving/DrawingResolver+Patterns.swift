import Geometry

extension DrawingResolver {
  /// Returns the pattern of an element for a shape; nil if it paints nothing.
  ///
  /// A context paint is fitted to the context's bounding box and transform.
  mutating func pattern(
    _ number: Int, box shape: Rect, opacity: Double, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreePattern? {
    guard !context.open.contains(number) else { return nil }
    let fitting = space.context.flatMap { outer in outer.box.map { ($0, outer.transform.inverted) } }
    let box = fitting?.0 ?? shape
    let placement = fitting?.1 ?? .identity
    let chain = context.templates(of: number, among: ["pattern"])
    guard let source = chain.first(where: { !context.document[$0].childElements.isEmpty }),
      let tile = tile(chain, box: box, style, space), !tile.isEmpty
    else { return nil }
    let own = context.style(of: number)
    let transform = context.gradientTransform(chain, "patternTransform", own, space).concatenating(placement)
    guard transform.inverted != nil else { return nil }

    var contentSpace = AffineTransform.translation(tile.minX, tile.minY)
    var inner = Space(viewport: space.viewport, depth: space.depth + 1)
    let framed = chain.first { context.document[$0]["viewBox"] != nil }
    let aspectRatio = ViewBox.AspectRatio(context.attribute("preserveAspectRatio", chain))
    if let framed, let viewBox = ViewBox(context.document[framed]) {
      let fitted = ViewBox(viewBox.rect, aspectRatio: aspectRatio)
      contentSpace = fitted.transform(to: tile.size).concatenating(contentSpace)
      inner.viewport = viewBox.rect.size
    } else if context.attribute("patternContentUnits", chain) == "objectBoundingBox" {
      guard !box.isEmpty else { return nil }
      contentSpace = AffineTransform.scale(box.width, box.height).concatenating(contentSpace)
    }
    guard contentSpace.inverted != nil else { return nil }

    context.open.append(number)
    defer { context.open.removeLast() }
    let nodes = try children(source, context.style(of: source), inner)
    guard !nodes.isEmpty else { return nil }
    try context.count(5)
    return TreePattern(
      nodes: nodes, contentSpace: contentSpace, tile: tile, transform: transform, opacity: opacity,
      line: context.document[number].line)
  }

  /// Returns the rectangle that is repeated, before the pattern's transform is applied.
  private mutating func tile(_ chain: [Int], box: Rect, _ style: Style, _ space: Space) -> Rect? {
    let isInBoxUnits = context.attribute("patternUnits", chain) != "userSpaceOnUse"
    if isInBoxUnits, box.isEmpty { return nil }
    return context.rect(chain, isInBoxUnits: isInBoxUnits, box: box, standard: ["0", "0", "0", "0"], style, space)
  }
}
