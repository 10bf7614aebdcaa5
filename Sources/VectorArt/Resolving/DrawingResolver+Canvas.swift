import Geometry

extension DrawingResolver {
  /// Returns the tree of the whole drawing, from the root `svg` element.
  mutating func tree() throws(DrawingError) -> DrawingTree {
    let element = context.document[0]
    let style = Style(element, inside: context.initial)
    let viewBox = ViewBox(element)
    let (size, isSaid) = try context.canvasSize(element, style, viewBox)
    let fitting = viewBox?.transform(to: size) ?? .identity
    var tree = DrawingTree(size: size, fitting: fitting)
    let outer = rootTransform(style, size)
    let space = Space(
      viewport: viewBox?.rect.size ?? size, toCanvas: fitting.concatenating(outer?.transform ?? .identity))
    guard !context.isDisabled(element, style), style.isDisplayed, ConditionalProcessing.holds(for: element),
      style.transform.isUsable
    else {
      tree.fitting = .identity
      return tree
    }
    context.open.append(0)
    defer { context.open.removeLast() }
    try context.count()
    let nodes = try children(0, style, space)
    if !nodes.isEmpty, isSaid, style.hasGroupEffects {
      tree.fitting = .identity
      tree.content = try canvas(TreeNode(group: nodes), fitting, style, size, outer)
    } else if !nodes.isEmpty {
      var shown = TreeNode(group: nodes)
      if try finish(&shown, 0, style, space) {
        if let outer, let inverse = fitting.inverted {
          shown.transform = fitting.concatenating(outer.transform).concatenating(inverse)
          shown.anchor = inverse.apply(outer.origin)
        }
        tree.content = shown
      }
    }
    // The root layer has the name instead.
    tree.content?.name = ""
    // A drawing without a size is as large as its content.
    if !isSaid, let box = tree.content?.outerStrokedBox, box.maxX > 0, box.maxY > 0 {
      tree.size = Size(box.maxX, box.maxY)
    }
    tree.name = element.id ?? ""
    tree.backgroundColor = style.backgroundColor?.color(current: style.color)
    return tree
  }

  /// Returns the node of a root element with a clip path, mask, or filter; nil if nothing of it is visible.
  ///
  /// The root element has a box as in pages: these apply after the `viewBox`, in pixels of the canvas, and percentages
  /// refer to the canvas (CSS Masking Module Level 1, section 5, and Filter Effects Module Level 1, section 5).
  private mutating func canvas(
    _ nodes: TreeNode, _ fitting: AffineTransform, _ style: Style, _ size: Size,
    _ outer: (transform: AffineTransform, origin: Point)?
  ) throws(DrawingError) -> TreeNode? {
    var fitted = nodes
    fitted.placement = fitting
    var shown = TreeNode(group: [fitted])
    shown.box = Rect(origin: .zero, size: size)
    guard try finish(&shown, 0, style, Space(viewport: size)) else { return nil }
    if let outer { (shown.transform, shown.anchor) = (outer.transform, outer.origin) }
    return shown
  }

  /// Returns the transform of the root element and its origin; nil if it has none.
  ///
  /// The root element has a box as in pages: its transform applies after the `viewBox`, about the middle of the canvas
  /// unless there is a `transform-origin` (CSS Transforms Module Level 1, section 5).
  private func rootTransform(_ style: Style, _ size: Size) -> (transform: AffineTransform, origin: Point)? {
    guard style.ownTransform != ElementTransform() else { return nil }
    let box = Rect(origin: .zero, size: size)
    let origin = style.transformOrigin?.point(in: box, fontSize: style.text.size) ?? Point(box.midX, box.midY)
    let own = style.ownTransform.affine(in: size, about: origin, fontSize: style.text.size)
    return (own.concatenating(style.motion), origin)
  }
}
