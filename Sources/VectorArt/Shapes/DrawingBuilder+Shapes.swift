import Geometry
import LayerTree

extension DrawingBuilder {
  /// A shape, filled, stroked and with its markers.
  mutating func shape(
    _ number: Int, _ kind: ElementKind, _ style: Style, _ space: Space
  ) throws(DrawingError) -> DrawingNode? {
    guard let path = outline(number, kind, style, space), let box = path.boundingBox else { return nil }
    var node = try painted(path, box: box, number, style, space)
    if !space.isClip, style.hasMarkers {
      let markers = try markers(on: path, box: box, number, style, space)
      if !markers.isEmpty { node = combine(node, markers, order: style.paintOrder, box: box) }
    }
    node.layer.properties.isHidden = !style.isVisible
    return node
  }

  /// The layers of an outline's fill and stroke: one, if it can be done so.
  mutating func painted(
    _ path: Path, box: Rect, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> DrawingNode {
    if space.isClip {
      var content = ShapeContent(path: path)
      content.fillRule = style.clipRule
      return shapeNode(content, box: box)
    }
    let fill = paint(style.fill, box: box, opacity: style.fillOpacity, style, space)
    var stroke = paint(style.stroke, box: box, opacity: style.strokeOpacity, style, space)
    var content = ShapeContent(path: path)
    content.fillRule = style.fillRule
    content.fillColor = nil
    if !setStroke(&content, style, space) { stroke = .none }

    var parts: [(Style.PaintLayer, DrawingNode)] = []
    if case .pattern(let pattern) = fill {
      if let filled = try patterned(pattern, content, isStroke: false, box: box, style, space.painting(style.fill)) {
        parts.append((.fill, filled))
      }
    } else {
      content.setFill(fill)
    }
    if case .pattern(let pattern) = stroke {
      if let stroked = try patterned(pattern, content, isStroke: true, box: box, style, space.painting(style.stroke)) {
        parts.append((.stroke, stroked))
      }
    } else {
      content.setStroke(stroke)
    }
    let isApart = style.isStrokeOnScreen && space.toCanvas.similarity == nil
    guard style.strokesFirst || isApart || !parts.isEmpty else { return shapeNode(content, box: box) }
    let (filled, stroked) = content.parts
    if let filled { parts.append((.fill, shapeNode(filled, box: box))) }
    if let stroked {
      let node = isApart ? strokeNode(stroked, as: space.toCanvas, box: box) : shapeNode(stroked, box: box)
      parts.append((.stroke, node))
    }
    guard parts.count > 1 else { return parts.first?.1 ?? shapeNode(content, box: box) }
    try count(parts.count)
    let order = style.strokesFirst ? [Style.PaintLayer.stroke, .fill] : [.fill, .stroke]
    return DrawingNode(group: order.flatMap { layer in parts.filter { $0.0 == layer }.map(\.1) }).within(box)
  }

  private func shapeNode(_ content: ShapeContent, box: Rect) -> DrawingNode {
    var layer = LayerDescription()
    layer.properties.content = .shape(content)
    layer.place(box)
    return DrawingNode(layer, box: box)
  }

  /// A stroke of its width on the canvas: of the path as it is there, put back by the layer's transform.
  private func strokeNode(_ content: ShapeContent, as toCanvas: AffineTransform, box: Rect) -> DrawingNode {
    var linear = toCanvas
    (linear.tx, linear.ty) = (0, 0)
    guard let inverse = linear.inverted else { return shapeNode(content, box: box) }
    var content = content
    content.path = content.path.transformed(by: linear)
    if var gradient = content.strokeGradient {
      gradient.transform = gradient.transform.concatenating(linear)
      content.strokeGradient = gradient
    }
    var node = shapeNode(content, box: linear.boundingBox(of: box))
    node.layer.place(node.layer.properties.bounds, by: inverse)
    return DrawingNode(group: [node]).within(box)
  }

  /// A shape with its markers before, behind or between its fill and stroke.
  private func combine(_ shape: DrawingNode, _ markers: [DrawingNode], order: [Style.PaintLayer], box: Rect)
    -> DrawingNode
  {
    let place = order.firstIndex(of: .markers) ?? 2
    guard place == 1 else {
      return DrawingNode(group: place == 0 ? markers + [shape] : [shape] + markers).within(box)
    }
    guard case .shape(let content) = shape.layer.properties.content else {
      // The fill and the stroke are layers already.
      let parts = shape.layer.sublayers.map { DrawingNode($0, box: box) }
      return DrawingNode(group: Array(parts.prefix(1)) + markers + parts.dropFirst()).within(box)
    }
    let (filled, stroked) = content.parts
    let parts = [filled, stroked].map { $0.map { [shapeNode($0, box: box)] } ?? [] }
    let (first, last) = order[0] == .fill ? (parts[0], parts[1]) : (parts[1], parts[0])
    return DrawingNode(group: first + markers + last).within(box)
  }

  /// Sets all properties of a stroke except its color; returns false when there is none.
  private func setStroke(
    _ content: inout ShapeContent, _ style: Style, _ space: Space
  ) -> Bool {
    content.lineWidth = pixels(style.strokeWidth, .diagonal, style, space)
    content.lineCap = style.lineCap
    content.lineJoin = style.lineJoin
    content.miterLimit = style.miterLimit
    let dashes = style.dashes.map { pixels($0, .diagonal, style, space) }
    if dashes.allSatisfy({ $0 >= 0 }), dashes.reduce(0, +) > 0 {
      content.lineDashPattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
      content.lineDashPhase = pixels(style.dashOffset, .diagonal, style, space)
    }
    if style.isStrokeOnScreen, let scale = space.toCanvas.similarity {
      // The same scale in all directions can be taken out of the widths.
      content.lineWidth /= scale
      content.lineDashPattern = content.lineDashPattern.map { $0 / scale }
      content.lineDashPhase /= scale
    }
    return content.lineWidth > 0 && content.lineWidth.isFinite
  }
}

extension DrawingNode {
  /// The node with the box of the shape that it is of, whatever else is inside.
  func within(_ box: Rect) -> DrawingNode {
    var node = self
    node.layer.place(box)
    node.box = box
    return node
  }
}

extension AffineTransform {
  /// By how much everything is larger, if that is the same in all directions; nil if it is not.
  fileprivate var similarity: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    guard first > 0, first.isFinite, abs(first - second) <= 1e-9 * first, abs(a * c + b * d) <= 1e-9 * first else {
      return nil
    }
    return first.squareRoot()
  }
}

extension Style {
  var hasMarkers: Bool { markerStart != .none || markerMid != .none || markerEnd != .none }

  /// True if the stroke lies behind the fill.
  var strokesFirst: Bool {
    (paintOrder.firstIndex(of: .stroke) ?? 1) < (paintOrder.firstIndex(of: .fill) ?? 0)
  }
}

extension ShapeContent {
  mutating func setFill(_ paint: ResolvedPaint) {
    switch paint {
    case .color(let color): fillColor = color
    case .gradient(let gradient): fillGradient = gradient
    case .none, .pattern: break
    }
  }

  mutating func setStroke(_ paint: ResolvedPaint) {
    switch paint {
    case .color(let color): strokeColor = color
    case .gradient(let gradient): strokeGradient = gradient
    case .none, .pattern: break
    }
  }

  /// The fill alone and the stroke alone, each nil if there is none.
  var parts: (fill: ShapeContent?, stroke: ShapeContent?) {
    var (filled, stroked) = (self, self)
    (filled.strokeColor, filled.strokeGradient) = (nil, nil)
    (stroked.fillColor, stroked.fillGradient) = (nil, nil)
    return (
      fillColor == nil && fillGradient == nil ? nil : filled,
      strokeColor == nil && strokeGradient == nil ? nil : stroked
    )
  }
}
