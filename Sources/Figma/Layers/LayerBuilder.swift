import Geometry
import LayerTree
import Typography
import VectorArt

/// Builds layers from nodes.
struct LayerBuilder {
  /// The maximum number of layers of a scene.
  static let maximumCount = 100_000

  let log: FigmaLog
  let resources: DrawingResources
  let fonts: FontLibrary
  /// True if layers may have to change into the ones of other screens.
  var isAnimated = false

  /// Returns the layer of a node in the space of its parent; nil for a node without appearance.
  func layer(of node: FigmaNode) -> LayerDescription? {
    guard node.isShown, node.isVisible else { return nil }
    var properties = LayerProperties()
    properties.bounds = Rect(origin: .zero, size: node.size)
    place(&properties, node)
    var outline = NodeOutline(of: node)
    outline.keepsElements = isAnimated
    var layer = node.text != nil ? textLayer(node, properties) : shapeLayer(node, outline, properties)
    layer = withShadows(layer, node, outline)
    layer.name = node.name
    layer.element = node.number
    layer.properties.opacity = node.opacity
    layer.properties.blendMode = node.blendMode
    for effect in node.effects {
      switch effect.kind {
      case .layerBlur: layer.properties.filters.blurRadius = effect.radius / 2
      case .backgroundBlur: layer.properties.backgroundFilters.blurRadius = effect.radius / 2
      case .dropShadow, .innerShadow: break
      }
    }
    if !node.passesThrough, layer.sublayers.contains(where: \.blends) { layer.properties.isIsolated = true }
    return layer
  }

  private func place(_ properties: inout LayerProperties, _ node: FigmaNode) {
    let transform = node.transform
    properties.position = transform.apply(Point(node.size.width / 2, node.size.height / 2))
    var turn = transform
    (turn.tx, turn.ty) = (0, 0)
    // Rounding noise of the file would turn every frame into a matrix.
    for part in [\AffineTransform.a, \.b, \.c, \.d] {
      let whole = turn[keyPath: part].rounded()
      if abs(turn[keyPath: part] - whole) < 1e-6 { turn[keyPath: part] = whole }
    }
    properties.transform = Transform3D(turn)
  }

  /// Returns a node's fills, children, and strokes.
  private func shapeLayer(
    _ node: FigmaNode, _ outline: NodeOutline, _ properties: LayerProperties
  ) -> LayerDescription {
    var layer = LayerDescription(properties: properties)
    let hasOwnFill = fill(&layer.properties, node, outline)
    if !hasOwnFill {
      layer.sublayers = node.fills.enumerated().compactMap {
        var fill = fillLayer($1, node, outline)
        fill?.name = $0 == 0 ? "fill" : "fill\($0 + 1)"
        return fill
      }
    }
    layer.sublayers += innerShadows(node, outline)
    // A boolean operation's outline includes its children.
    let parts = node.paintsFirstOnTop ? node.children.reversed() : node.children
    let children = node.kind == .vector ? [] : sublayers(parts, within: node)
    let clips = node.clips && !children.isEmpty
    if border(&layer.properties, node, outline, isAbove: clips || children.isEmpty) {
      layer.sublayers += clipped(children, clips, node, outline, &layer.properties)
    } else {
      let strokes = node.stroke.paints.enumerated().compactMap {
        var stroke = strokeLayer($1, node, outline)
        stroke?.name = $0 == 0 ? "stroke" : "stroke\($0 + 1)"
        return stroke
      }
      // A frame that clips its content has its strokes above it.
      if !clips { layer.sublayers += strokes }
      layer.sublayers += clipped(children, clips, node, outline, &layer.properties, isAlone: strokes.isEmpty)
      if clips { layer.sublayers += strokes }
    }
    return layer.merged
  }

  /// Clips children to the outline of their frame: with the frame's own layer if nothing else is on it.
  private func clipped(
    _ children: [LayerDescription], _ clips: Bool, _ node: FigmaNode, _ outline: NodeOutline,
    _ properties: inout LayerProperties, isAlone: Bool = true
  ) -> [LayerDescription] {
    guard clips else { return children }
    guard case .rounded(let radius, let corners, let curve) = outline.form else {
      var content = container("content", node, children)
      content.mask = shape(named: "outline", outline.path, .black, in: outline.bounds)
      return [content]
    }
    let hasShadow = node.effects.contains { $0.kind == .dropShadow }
    if isAlone, !hasShadow {
      properties.masksToBounds = true
      properties.setCorners(radius, corners, curve)
      return children
    }
    var content = container("content", node, children)
    content.properties.masksToBounds = true
    content.properties.setCorners(radius, corners, curve)
    return [content]
  }

  /// Returns a layer that covers a node.
  func container(_ name: String, _ node: FigmaNode, _ sublayers: [LayerDescription] = []) -> LayerDescription {
    var properties = LayerProperties()
    properties.bounds = Rect(origin: .zero, size: node.size)
    properties.position = Point(node.size.width / 2, node.size.height / 2)
    return LayerDescription(name: name, properties: properties, sublayers: sublayers)
  }

  /// Returns a filled path that covers `bounds`.
  func shape(
    named name: String, _ path: Path, _ color: Color?, _ rule: FillRule = .nonZero, in bounds: Rect
  ) -> LayerDescription {
    var shape = ShapeContent(path: path)
    shape.fillColor = color
    shape.fillRule = rule
    var properties = LayerProperties()
    properties.bounds = bounds
    properties.position = Point(bounds.midX, bounds.midY)
    properties.content = .shape(shape)
    return LayerDescription(name: name, properties: properties)
  }

  /// Returns the layers of children; a mask applies to the siblings above it.
  func sublayers(_ children: [FigmaNode], within parent: FigmaNode) -> [LayerDescription] {
    var layers: [LayerDescription] = []
    var masked: (mask: FigmaNode, layers: [LayerDescription])?
    func finish() {
      guard let found = masked else { return }
      masked = nil
      guard !found.layers.isEmpty else { return }
      layers.append(self.masked(found.layers, by: found.mask, within: parent))
    }
    for child in children {
      if child.mask != nil, child.isVisible {
        finish()
        masked = (child, [])
      } else if let layer = layer(of: child) {
        if masked == nil { layers.append(layer) } else { masked?.layers.append(layer) }
      }
    }
    finish()
    return layers
  }

  private func masked(
    _ layers: [LayerDescription], by node: FigmaNode, within parent: FigmaNode
  ) -> LayerDescription {
    var group = container("masked", parent, layers)
    var node = node
    let kind = node.mask
    node.mask = nil
    if kind == .vector {
      // Every pixel of the fill is fully visible, whatever its paint.
      let isFilled = !node.fills.isEmpty
      let black = FigmaPaint(kind: .solid(.black), place: node.place)
      node.fills = isFilled ? [black] : []
      if !node.stroke.paints.isEmpty { node.stroke.paints = [black] }
      node.effects = []
    }
    group.mask = layer(of: node)
    group.mask?.name = node.name
    if kind == .luminance { group.properties.isMaskLuminance = true }
    return group
  }
}

extension LayerDescription {
  /// True if the layer, or one inside it, blends with its backdrop.
  fileprivate var blends: Bool {
    properties.hasEffects && properties.blendMode != .normal || sublayers.contains(where: \.blends)
  }

  /// The layer without a superfluous sublayer: the only one becomes the layer's own content.
  fileprivate var merged: LayerDescription {
    guard sublayers.count == 1, mask == nil, properties.backgroundColor == nil, !properties.masksToBounds,
      properties.borderWidth == 0, case .plain = properties.content
    else { return self }
    let part = sublayers[0]
    let isSame =
      part.properties.bounds == properties.bounds && part.properties.transform == .identity && part.mask == nil
      && part.properties.position == Point(properties.bounds.midX, properties.bounds.midY)
      && part.sublayers.isEmpty && !part.properties.hasEffects && part.properties.opacity == 1
    guard isSame, ["fill", "stroke"].contains(part.name) else { return self }
    var layer = self
    var own = part.properties
    (own.position, own.transform) = (properties.position, properties.transform)
    layer.properties = own
    layer.sublayers = []
    return layer
  }
}

extension LayerProperties {
  mutating func setCorners(_ radius: Double, _ corners: Corners, _ curve: CornerCurve) {
    cornerRadius = radius
    guard radius > 0 else { return }
    maskedCorners = corners
    cornerCurve = curve
  }
}
