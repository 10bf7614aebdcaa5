import Geometry
import LayerTree

extension LayerBuilder {
  /// Gives the layer itself a border, if it has a single solid stroke inside its outline and `isAbove`, above the
  /// node's children.
  ///
  /// Returns true if the node has no other stroke.
  func border(
    _ properties: inout LayerProperties, _ node: FigmaNode, _ outline: NodeOutline, isAbove: Bool
  ) -> Bool {
    let stroke = node.stroke
    guard let paint = stroke.paints.first, stroke.weight > 0 || stroke.sides != nil else { return true }
    guard case .rounded(let radius, let corners, let curve) = outline.form, isAbove, stroke.paints.count == 1,
      let color = paint.color, paint.blendMode == .normal, stroke.alignment == .inside, stroke.sides == nil,
      stroke.dashes.isEmpty, properties.backgroundColor != nil || node.fills.isEmpty
    else { return false }
    properties.borderWidth = stroke.weight
    properties.borderColor = color
    properties.setCorners(radius, corners, curve)
    return true
  }

  /// Returns a layer with one stroke of a node.
  func strokeLayer(_ paint: FigmaPaint, _ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription? {
    if case .image = paint.kind {
      log.warn("strokes with images are left out", at: paint.place, of: node.trail)
      return nil
    }
    var layer = strokeShape(node, outline)
    guard case .shape(var content)? = layer?.properties.content else { return nil }
    let gradient = gradient(of: paint, size: node.size)
    if content.strokeColor != nil {
      (content.strokeColor, content.strokeGradient) = (gradient == nil ? paint.color : nil, gradient)
    } else {
      (content.fillColor, content.fillGradient) = (gradient == nil ? paint.color : nil, gradient)
    }
    layer?.properties.content = .shape(content)
    if paint.blendMode != .normal { layer?.properties.blendMode = paint.blendMode }
    return layer
  }

  /// Returns the stroke in black: a filled path, or a stroked one.
  private func strokeShape(_ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription? {
    let stroke = node.stroke
    switch outline.form {
    case .rounded, .corners, .ellipse:
      if let sides = stroke.sides { return ring(sides, node, outline) }
      let distance = stroke.weight * [.inside: 0.5, .outside: -0.5][stroke.alignment, default: 0]
      return stroked(outline.inset(by: distance), stroke.weight, node)
    case .paths(let paths):
      if let strokes = node.strokeGeometry, !strokes.isEmpty {
        var path = Path()
        for part in strokes { path.append(part.path) }
        let layer = shape(named: "stroke", path, .black, strokes[0].fillRule, in: outline.bounds)
        // The geometry covers both sides of the outline; a line has none.
        return node.kind == .line ? layer : aligned(layer, stroke.alignment, outline)
      }
      if node.kind == .line {
        var line = Path()
        line.move(to: .zero)
        line.line(to: Point(node.size.width, 0))
        return stroked(line, stroke.weight, node)
      }
      guard !paths.isEmpty else { return nil }
      let isCentered = stroke.alignment == .center
      return aligned(
        stroked(outline.path, isCentered ? stroke.weight : 2 * stroke.weight, node), stroke.alignment, outline)
    }
  }

  /// Cuts a stroke on both sides of an outline to the side where it is visible.
  private func aligned(
    _ layer: LayerDescription, _ alignment: FigmaStroke.Alignment, _ outline: NodeOutline
  ) -> LayerDescription {
    guard alignment != .center, !outline.isEmpty else { return layer }
    var layer = layer
    layer.mask = shape(named: "outline", outline.path, .black, outline.fillRule, in: outline.bounds)
    if alignment == .outside { layer.properties.isMaskInverted = true }
    return layer
  }

  private func stroked(_ path: Path, _ width: Double, _ node: FigmaNode) -> LayerDescription {
    let stroke = node.stroke
    var layer = shape(named: "stroke", path, nil, in: Rect(origin: .zero, size: node.size))
    guard case .shape(var content) = layer.properties.content else { return layer }
    content.strokeColor = .black
    content.lineWidth = width
    (content.lineCap, content.lineJoin, content.miterLimit) = (stroke.cap, stroke.join, stroke.miterLimit)
    content.lineDashPattern = stroke.dashes
    layer.properties.content = .shape(content)
    return layer
  }

  /// Returns the area between two rectangles, for sides of different weights.
  private func ring(_ sides: [Double], _ node: FigmaNode, _ outline: NodeOutline) -> LayerDescription {
    let inside = [FigmaStroke.Alignment.inside: 1.0, .center: 0.5][node.stroke.alignment, default: 0]
    let bounds = outline.bounds
    func rect(_ share: Double) -> Rect {
      let (top, right, bottom, left) = (sides[0] * share, sides[1] * share, sides[2] * share, sides[3] * share)
      return Rect(
        bounds.minX + left, bounds.minY + top, max(0, bounds.width - left - right),
        max(0, bounds.height - top - bottom))
    }
    let radii: [Double]
    switch outline.form {
    case .corners(let own): radii = own
    case .rounded(let radius, let corners, _):
      radii = NodeOutline.corners.map { corners.contains($0) ? radius : 0 }
    case .ellipse, .paths: radii = [0, 0, 0, 0]
    }
    let weight = sides.max() ?? 0
    func moved(_ share: Double) -> [Double] { radii.map { $0 > 0 ? max(0, $0 - weight * share) : 0 } }
    var path = NodeOutline.path(of: rect(inside - 1), radii: moved(inside - 1))
    path.append(NodeOutline.path(of: rect(inside), radii: moved(inside)))
    return shape(named: "stroke", path, .black, .evenOdd, in: bounds)
  }
}
