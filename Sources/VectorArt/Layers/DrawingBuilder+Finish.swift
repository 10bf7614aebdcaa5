import Geometry
import LayerTree

extension DrawingBuilder {
  /// Gives a node what all elements can have: a name, a transform, clipping, masks, filters and opacity.
  ///
  /// - Returns: Whether anything is visible.
  mutating func finish(
    _ node: inout DrawingNode, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> Bool {
    let element = document[number]
    // The existing clip is inside the effects of the element's own properties.
    if node.layer.mask != nil { node = DrawingNode(group: [node]) }
    node.layer.name = element.id ?? ""
    guard try clip(&node, number, style, space) else { return false }
    if !space.isClip {
      guard try mask(&node, number, style, space) else { return false }
      if element.name == "svg", node.layer.mask != nil {
        // A viewport is cut in the coordinates inside of it, and all else is done outside.
        node.layer.name = ""
        node = DrawingNode(group: [node])
        node.layer.name = element.id ?? ""
      }
      guard try filter(&node, number, style, space) else { return false }
      node.layer.properties.opacity *= style.opacity
      if style.isIsolated, node.layer.blendsInside { node.layer.properties.effects.isIsolated = true }
      if style.blendMode != .normal { node.layer.properties.effects.blendMode = style.blendMode }
    }
    let whole = Rect(0, 0, space.viewport.width, space.viewport.height)
    transform(&node.layer, by: style, in: style.usesFillBox ? node.box ?? whole : whole)
    return true
  }

  /// Places a layer as the element's transform says; where the transform has an origin of its own, that is its anchor.
  private func transform(_ layer: inout LayerDescription, by style: Style, in box: Rect) {
    var transform = style.transform
    if style.transformOrigin != nil || style.usesFillBox {
      let point = style.transformOrigin?.point(in: box, fontSize: style.text.size) ?? box.origin
      transform = AffineTransform.translation(-point.x, -point.y).concatenating(transform)
        .concatenating(.translation(point.x, point.y))
      let bounds = layer.properties.bounds
      if !bounds.isEmpty, layer.properties.transformToSuperlayer == .identity {
        layer.properties.moveAnchorPoint(
          to: Point((point.x - bounds.minX) / bounds.width, (point.y - bounds.minY) / bounds.height))
      }
    }
    guard transform != .identity else { return }
    layer.place(layer.properties.bounds, by: layer.properties.transformToSuperlayer.concatenating(transform))
  }
}

extension LayerDescription {
  /// True if anything inside is blended with its backdrop.
  var blendsInside: Bool {
    sublayers.contains { $0.properties.effects.blendMode != .normal || $0.blendsInside }
  }
}
