import Geometry
import LayerTree

extension DrawingResolver {
  /// Clips a node to the `clip-path` of its element.
  ///
  /// - Returns: False if the clip path leaves nothing visible.
  mutating func clip(_ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    if case .other(let text) = style.clipPath, let shape = BasicShape(text, around: node, style, space) {
      guard let box = shape.path.boundingBox, !box.isEmpty else { return false }
      try context.count()
      try context.count(parts: shape.path.elements.count)
      var content = ShapeContent(path: shape.path)
      content.fillRule = shape.rule
      node.clip = TreeNode(.shape(TreeShape(content, box: box)), box: box)
      return true
    }
    guard let target = context.referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return !context.isWrong(style.clipPath, "clipPath")
    }
    node.clip = try clipNode(target, box: node.box, space)
    return node.clip != nil
  }

  /// Returns the mask for a `clipPath` element, in the space of the clipped element; nil if it leaves nothing visible.
  private mutating func clipNode(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> TreeNode? {
    try checkDepth(of: number)
    let style = context.style(of: number)
    guard style.transform.isUsable else { return nil }
    var transform = context.transform(of: style, in: space)
    if context.document[number]["clipPathUnits"] == "objectBoundingBox" {
      guard let units = DrawingContext.units(of: box) else { return nil }
      transform = units.concatenating(transform)
    }
    context.open.append(number)
    defer { context.open.removeLast() }
    var nodes: [TreeNode] = []
    let inner = Space(viewport: space.viewport, isClip: true, depth: space.depth + 1)
    for child in context.document[number].childElements {
      guard let kind = ElementKind(rawValue: context.document[child].name),
        kind.isShape || kind == .text || kind == .use
      else {
        continue
      }
      if let node = try self.node(child, inside: style, inner) { nodes.append(node) }
    }
    guard !nodes.isEmpty else { return nil }
    try context.count()
    var node = TreeNode(group: nodes)
    node.placement = transform
    guard let target = context.referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return context.isWrong(style.clipPath, "clipPath") ? nil : node
    }
    // The clip path's own `clip-path` applies in the coordinate system around it.
    guard let other = try clipNode(target, box: box, space) else { return nil }
    if transform != .identity { node = TreeNode(group: [node]) }
    node.clip = other
    return node
  }

  /// Applies the `mask` of an element to its node.
  ///
  /// - Returns: False if the mask leaves nothing visible.
  mutating func mask(_ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    guard let target = context.referenced(style.mask, "mask", by: number, "mask") else {
      return !context.isWrong(style.mask, "mask")
    }
    node.mask = try maskNode(target, box: node.box, space)
    node.isMaskLuminance = !context.style(of: target).isAlphaMask
    return node.mask != nil
  }

  /// Returns the node of a `mask`, in the coordinate system of the masked content; nil if the mask hides all of it.
  private mutating func maskNode(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> TreeNode? {
    try checkDepth(of: number)
    let style = context.style(of: number)
    let element = context.document[number]
    let isInBoxUnits = element["maskUnits"] != "userSpaceOnUse"
    guard
      let region = context.rect(
        [number], isInBoxUnits: isInBoxUnits, box: box, standard: ["-10%", "-10%", "120%", "120%"], style, space),
      !region.isEmpty
    else { return nil }
    if style.mixesLinearLight {
      context.warn("color-interpolation: linearRGB is not supported; the mask’s luminance is computed in sRGB", number)
    }
    var content = AffineTransform.identity
    if element["maskContentUnits"] == "objectBoundingBox" {
      guard let units = DrawingContext.units(of: box) else { return nil }
      content = units
    }
    context.open.append(number)
    defer { context.open.removeLast() }
    let nodes = try children(number, style, Space(viewport: space.viewport, depth: space.depth + 1))
    guard !nodes.isEmpty else { return nil }
    try context.count(2)
    var inner = TreeNode(group: nodes)
    inner.placement = content
    var node = TreeNode(group: [inner])
    node.frame = region
    node.isCut = true
    if let target = context.referenced(style.mask, "mask", by: number, "mask") {
      guard let other = try maskNode(target, box: box, space) else { return nil }
      node.mask = other
      node.isMaskLuminance = !context.style(of: target).isAlphaMask
    } else if context.isWrong(style.mask, "mask") {
      return nil
    }
    return node
  }

  /// Throws an error if references are nested too deeply; ``DrawingContext/open`` holds one element for each level.
  private func checkDepth(of number: Int) throws(DrawingError) {
    guard context.open.count < DrawingContext.maximumDepth else {
      throw DrawingError(
        "elements refer to each other more than \(DrawingContext.maximumDepth) levels deep",
        line: context.document[number].line)
    }
  }
}
