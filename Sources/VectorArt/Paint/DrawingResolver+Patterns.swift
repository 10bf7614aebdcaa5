import Geometry

extension DrawingResolver {
  /// Returns the pattern of an element for a shape; nil if it paints nothing.
  ///
  /// A context paint is fitted to the context's bounding box and transform.
  mutating func pattern(
    _ number: Int, box shape: Rect, opacity: Double, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreePattern? {
    guard !open.contains(number) else { return nil }
    let context = space.context.flatMap { context in context.box.map { ($0, context.transform.inverted) } }
    let box = context?.0 ?? shape
    let placement = context?.1 ?? .identity
    let chain = templates(of: number, among: ["pattern"])
    guard let source = chain.first(where: { !document[$0].childElements.isEmpty }),
      let tile = tile(chain, box: box, style, space), !tile.isEmpty
    else { return nil }
    let own = self.style(of: number)
    let transform = gradientTransform(chain, "patternTransform", own, space).concatenating(placement)
    guard transform.inverted != nil else { return nil }

    var contentSpace = AffineTransform.translation(tile.minX, tile.minY)
    var inner = Space(viewport: space.viewport, depth: space.depth + 1)
    let framed = chain.first { document[$0]["viewBox"] != nil }
    let aspectRatio = ViewBox.AspectRatio(attribute("preserveAspectRatio", chain))
    if let framed, let viewBox = ViewBox(document[framed]) {
      let fitted = ViewBox(viewBox.rect, aspectRatio: aspectRatio)
      contentSpace = fitted.transform(to: tile.size).concatenating(contentSpace)
      inner.viewport = viewBox.rect.size
    } else if attribute("patternContentUnits", chain) == "objectBoundingBox" {
      guard !box.isEmpty else { return nil }
      contentSpace = AffineTransform.scale(box.width, box.height).concatenating(contentSpace)
    }
    guard contentSpace.inverted != nil else { return nil }

    open.append(number)
    defer { open.removeLast() }
    let nodes = try children(source, self.style(of: source), inner)
    guard !nodes.isEmpty else { return nil }
    try count(5)
    return TreePattern(
      nodes: nodes, contentSpace: contentSpace, tile: tile, transform: transform, opacity: opacity,
      line: document[number].line)
  }

  /// Returns the rectangle that is repeated, before the pattern's transform is applied.
  private mutating func tile(_ chain: [Int], box: Rect, _ style: Style, _ space: Space) -> Rect? {
    let isInBoxUnits = attribute("patternUnits", chain) != "userSpaceOnUse"
    if isInBoxUnits, box.isEmpty { return nil }
    return rect(chain, isInBoxUnits: isInBoxUnits, box: box, standard: ["0", "0", "0", "0"], style, space)
  }
}
