import Geometry
import LayerTree

extension LayerBuilder {
  /// Returns a layer with the drop shadows of a node.
  func withShadows(_ layer: LayerDescription, _ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription {
    let shadows = node.effects.filter { $0.kind == .dropShadow && $0.color.alpha > 0 }
    guard let first = shadows.first else { return layer }
    let isFilled = !node.fills.isEmpty && node.text == nil
    if isFilled, node.fills.allSatisfy({ ($0.color?.alpha ?? $0.opacity) < 1 }), !first.showsBehindNode {
      log.warn("the shadow is visible through the translucent fill", at: first.place, of: node.trail)
    }
    var layer = layer
    let isSimple = shadows.count == 1 && first.spread == 0 && !layer.properties.masksToBounds
    if isSimple || !isFilled || outline.isEmpty {
      if !isSimple {
        for shadow in shadows.dropFirst() {
          log.warn("only the first shadow of a node without a fill is shown", at: shadow.place, of: node.trail)
        }
        if first.spread != 0 {
          log.warn("the spread of the shadow is ignored", at: first.place, of: node.trail)
        }
      }
      if layer.properties.masksToBounds || layer.mask != nil { layer = wrapped(layer, node) }
      layer.properties.effects.shadow = Self.shadow(first)
      return layer
    }
    // Each shadow is a layer without content behind the node's.
    layer = wrapped(layer, node)
    let parts = shadows.enumerated().map { index, shadow in
      var part = container(index == 0 ? "shadow" : "shadow\(index + 1)", node)
      part.properties.effects.shadow = Self.shadow(shadow)
      part.properties.shadowPath = outline.inset(by: -shadow.spread)
      return part
    }
    layer.sublayers.insert(contentsOf: parts, at: 0)
    return layer
  }

  /// Returns a layer in the place of another; the other becomes its only sublayer.
  private func wrapped(_ layer: LayerDescription, _ node: FigmaNode) -> LayerDescription {
    var (outer, inner) = (container("", node), layer)
    (outer.properties.position, outer.properties.transform) = (layer.properties.position, layer.properties.transform)
    (inner.properties.position, inner.properties.transform) = (outer.properties.anchor, .identity)
    inner.name = "body"
    outer.sublayers = [inner]
    return outer
  }

  private static func shadow(_ effect: FigmaEffect) -> Shadow {
    var shadow = Shadow()
    shadow.color = effect.color
    shadow.color.alpha = 1
    shadow.opacity = effect.color.alpha
    shadow.radius = effect.radius / 2
    shadow.offset = Size(effect.offset.x, effect.offset.y)
    return shadow
  }

  /// Returns the inner shadows of a node: each is cast by the area around the node, and clipped to the node.
  func innerShadows(_ node: FigmaNode, _ outline: NodeOutline) -> [LayerDescription] {
    let effects = node.effects.filter { $0.kind == .innerShadow && $0.color.alpha > 0 }
    guard !node.fills.isEmpty else {
      for effect in effects {
        log.warn("the inner shadow of a node without a fill is left out", at: effect.place, of: node.trail)
      }
      return []
    }
    return effects.enumerated().map { index, effect in
      let reach = 3 * effect.radius + abs(effect.offset.x) + abs(effect.offset.y) + abs(effect.spread) + 10
      let (width, height) = (node.size.width + 2 * reach, node.size.height + 2 * reach)
      var ring = Path.rect(Rect(-reach, -reach, width, height))
      ring.append(outline.inset(by: effect.spread).reversed)
      var caster = container("shadow", node)
      caster.properties.effects.shadow = Self.shadow(effect)
      caster.properties.shadowPath = ring
      var layer = container(index == 0 ? "innerShadow" : "innerShadow\(index + 1)", node, [caster])
      clip(&layer, to: outline)
      return layer
    }
  }
}
