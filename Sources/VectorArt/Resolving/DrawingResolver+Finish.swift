import Geometry
import LayerTree

extension DrawingResolver {
  /// Applies the properties common to all elements to a node: name, transform, clipping, masks, filters, and opacity.
  ///
  /// - Returns: False if nothing is visible.
  mutating func finish(
    _ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> Bool {
    let element = context.document[number]
    node.isElement = true
    (node.element, node.isAnimated) = (number, element.isAnimated)
    node.name = element.id ?? ""
    let stroked = style.transformBox == .stroke ? node.outerStrokedBox : nil
    guard try clip(&node, number, style, space) else { return false }
    if !space.isClip {
      guard try mask(&node, number, style, space) else { return false }
      let isViewport = element.name == "svg" || element.name == "symbol"
      let isFiltered = isViewport && style.isFiltered
      if isFiltered || (element.name == "svg" && (node.clip != nil || node.mask != nil)) {
        // A viewport clips in its inner coordinates; everything else is applied in the outer ones.
        node.name = ""
        node = TreeNode(group: [node])
        node.isElement = true
        (node.element, node.isAnimated) = (number, element.isAnimated)
        node.name = element.id ?? ""
      }
      guard try filter(&node, number, style, space) else { return false }
      node.opacity = style.opacity
      node.isIsolated = style.isIsolated
      node.blendMode = style.blendMode
    }
    let whole = Rect(0, 0, space.viewport.width, space.viewport.height)
    if let pivot = element.pivot { node.anchor = pivot }
    transform(&node, by: style, in: style.transformBox == .view ? whole : stroked ?? node.box ?? whole)
    return true
  }

  /// Sets a node's transform; a transform origin becomes the node's anchor.
  private func transform(_ node: inout TreeNode, by style: Style, in box: Rect) {
    let hasOrigin = style.transformOrigin != nil || style.transformBox != .view
    let origin = style.transformOrigin?.point(in: box, fontSize: style.text.size) ?? (hasOrigin ? box.origin : .zero)
    if hasOrigin { node.anchor = origin }
    node.transform = style.ownTransform.affine(in: box.size, about: origin, fontSize: style.text.size)
      .concatenating(style.motion)
  }
}
