import Geometry
import LayerTree

extension DrawingResolver {
  /// Returns the node of a shape with its fill, stroke, and markers.
  mutating func shape(
    _ number: Int, _ kind: ElementKind, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    guard let path = context.outline(number, kind, style, space), let box = path.boundingBox else { return nil }
    var shape = try painted(path, box: box, number, style, space)
    if let share = context.document[number].dashScale(of: path) {
      shape.outline.lineDashPattern = shape.outline.lineDashPattern.map { $0 * share }
      shape.outline.lineDashPhase *= share
    }
    if !space.isClip, style.hasMarkers { shape.markers = try markers(on: path, box: box, number, style, space) }
    var node = TreeNode(.shape(shape), box: box)
    node.isHidden = !style.isVisible
    return node
  }

  /// Returns an outline with its fill and stroke.
  mutating func painted(
    _ path: Path, box: Rect, _ number: Int, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeShape {
    try context.count(parts: path.elements.count)
    var content = ShapeContent(path: path)
    if space.isClip {
      content.fillRule = style.clipRule
      return TreeShape(content, box: box)
    }
    let fill = try context.paint(style.fill, box: box, opacity: style.fillOpacity, style, space)
    var stroke = try context.paint(style.stroke, box: box, opacity: style.strokeOpacity, style, space)
    content.fillRule = style.fillRule
    content.fillColor = nil
    if !setStroke(&content, style, space) { stroke = .none }
    content.setFill(fill)
    content.setStroke(stroke)
    var shape = TreeShape(content, box: box)
    shape.order = style.paintOrder
    if case .pattern(let number) = fill {
      shape.fillPattern = try pattern(
        number, box: box, opacity: style.fillOpacity, style, space.painting(style.fill))
    }
    if case .pattern(let number) = stroke {
      shape.strokePattern = try pattern(
        number, box: box, opacity: style.strokeOpacity, style, space.painting(style.stroke))
    }
    if style.isStrokeOnScreen, space.toCanvas.similarity == nil {
      var linear = space.toCanvas
      (linear.tx, linear.ty) = (0, 0)
      shape.strokeSpace = linear
    }
    if shape.isInParts { try context.count(2) }
    return shape
  }

  /// Sets all properties of a stroke except its color; returns false if there is no visible stroke.
  private func setStroke(
    _ content: inout ShapeContent, _ style: Style, _ space: Space
  ) -> Bool {
    content.lineWidth = context.pixels(style.strokeWidth, .diagonal, style, space)
    content.lineCap = style.lineCap
    content.lineJoin = style.lineJoin
    content.miterLimit = style.miterLimit
    let dashes = style.dashes.map { context.pixels($0, .diagonal, style, space) }
    if dashes.allSatisfy({ $0 >= 0 }), dashes.reduce(0, +) > 0 {
      content.lineDashPattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
      content.lineDashPhase = context.pixels(style.dashOffset, .diagonal, style, space)
    }
    if style.isStrokeOnScreen, let scale = space.toCanvas.similarity {
      // A uniform scale is compensated by dividing the widths and lengths by it.
      content.lineWidth /= scale
      content.lineDashPattern = content.lineDashPattern.map { $0 / scale }
      content.lineDashPhase /= scale
    }
    return content.lineWidth > 0 && content.lineWidth.isFinite
  }
}

extension AffineTransform {
  /// The scale factor of a uniform scale, possibly with a rotation; nil otherwise.
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
}

extension Element {
  /// Returns the scale factor for dash lengths: the length of a path divided by its `pathLength`; nil unless the
  /// attribute is a positive number.
  fileprivate func dashScale(of path: Path) -> Double? {
    guard let given = self["pathLength"].flatMap({ Double(number: $0) }), given > 0,
      let length = MotionPath(path)?.length,
      length > 0, (length / given).isFinite
    else { return nil }
    return length / given
  }
}
