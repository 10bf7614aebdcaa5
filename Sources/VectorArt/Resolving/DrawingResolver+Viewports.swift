import Geometry
import LayerTree

extension DrawingResolver {
  /// Returns the node of a nested `svg` element.
  mutating func nestedViewport(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let element = context.document[number]
    let origin = Point(
      context.length(element, "x", .width, style, space) ?? 0, context.length(element, "y", .height, style, space) ?? 0)
    let width = space.usedWidth ?? context.length(element, "width", .width, style, space)
    let height = space.usedHeight ?? context.length(element, "height", .height, style, space)
    let size = Size(width ?? space.viewport.width, height ?? space.viewport.height)
    // A viewport without a size doesn't clip.
    let isCut = (width != nil && height != nil) || space.usedWidth != nil || space.usedHeight != nil
    return try viewport(number, of: number, at: origin, size, isCut: isCut, style, space)
  }

  /// Returns the content of `number`, fitted into a rectangle by the `viewBox` of `frame`.
  mutating func viewport(
    _ number: Int, of frame: Int, at origin: Point, _ size: Size, isCut: Bool, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let box = ViewBox(context.document[frame])
    let transform = (box?.transform(to: size) ?? .identity).concatenating(.translation(origin.x, origin.y))
    guard let inverse = transform.inverted else { return nil }
    var inner = space.inside(transform)
    inner.viewport = box?.rect.size ?? size
    (inner.usedWidth, inner.usedHeight) = (nil, nil)
    let nodes = try children(number, style, inner)
    guard !nodes.isEmpty else { return nil }
    var node = TreeNode(group: nodes)
    let isCut = isCut && style.showsOverflow != true && !space.isClip
    node.isCut = isCut
    if isCut { node.frame = inverse.boundingBox(of: Rect(origin: origin, size: size)) }
    node.placement = transform
    return node
  }

  /// Returns the node of a `use` element.
  mutating func used(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let element = context.document[number]
    guard let target = context.document.target(of: number) else {
      context.warn("<use> refers to an unknown element: \(element.href ?? "it has no href")", number)
      return nil
    }
    let inside = context.targetsOfUses(inside: target)
    // A shape may be shown again inside its own marker or pattern: only markers and patterns must not contain
    // themselves.
    let kind = ElementKind(rawValue: context.document[target].name)
    guard kind?.isShape == true || !context.open.contains(target), !inside.contains(target), !inside.contains(number)
    else {
      context.warn("<use> refers to itself and is left out", number)
      return nil
    }
    let (x, y) = (
      context.length(element, "x", .width, style, space) ?? 0, context.length(element, "y", .height, style, space) ?? 0
    )
    var inner = space
    let width = context.length(element, "width", .width, style, space)
    let height = context.length(element, "height", .height, style, space)
    inner.context = ContextPaint(
      fill: context.contextual(style.fill, space), stroke: context.contextual(style.stroke, space), current: style.color
    )
    let isSymbol = context.document[target].name == "symbol"
    if space.isClip, isSymbol || kind?.isShapeOrText != true { return nil }
    if !isSymbol { (inner.usedWidth, inner.usedHeight) = (width, height) }
    func shown(_ space: Space) throws(DrawingError) -> TreeNode? {
      if isSymbol { return try usedSymbol(target, at: Point(x, y), width, height, style, space) }
      return try node(target, inside: style, space).map { TreeNode(group: [$0]) }
    }
    guard var node = try shown(inner) else { return nil }
    if context.document.mentionsContextPaint, style.fill.isServer || style.stroke.isServer, let box = node.outerBox {
      // Gradients and patterns of a `use` element are fitted to the bounding box of its contents.
      inner.context?.box = box
      node = try shown(inner) ?? node
    }
    if !isSymbol { node.placement = .translation(x, y) }
    return node
  }

  private mutating func usedSymbol(
    _ target: Int, at origin: Point, _ width: Double?, _ height: Double?, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    let symbol = Style(context.document[target], inside: style)
    guard symbol.transform.isUsable else { return nil }
    // The size of a `use` element replaces the symbol’s (SVG 2, section 5.5).
    let element = context.document[target]
    let size = Size(
      width ?? context.length(element, "width", .width, symbol, space) ?? space.viewport.width,
      height ?? context.length(element, "height", .height, symbol, space) ?? space.viewport.height)
    let origin =
      origin
      + Point(
        context.length(element, "x", .width, symbol, space) ?? 0,
        context.length(element, "y", .height, symbol, space) ?? 0)
    context.open.append(target)
    defer { context.open.removeLast() }
    guard
      var node = try viewport(target, of: target, at: origin, size, isCut: true, symbol, space),
      try finish(&node, target, symbol, space)
    else { return nil }
    return TreeNode(group: [node])
  }
}
