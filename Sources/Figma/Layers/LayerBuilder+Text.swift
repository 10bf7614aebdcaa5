import Geometry
import LayerTree
import Typography

extension LayerBuilder {
  /// Returns the layer of a text node.
  func textLayer(_ node: FigmaNode, _ properties: LayerProperties) -> LayerDescription {
    guard let text = node.text else { return LayerDescription(properties: properties) }
    var content = text.content
    var bounds = Rect(origin: .zero, size: node.size)
    if text.growsInWidth {
      let isLine = !content.string.contains(where: \.isNewline)
      if isLine, content.truncation == .none { content.numberOfLines = 1 }
      // Another font may be wider than Figma's.
      if let width = try? fonts.size(of: content).width, width > bounds.width {
        let more = width.rounded(.up) - bounds.width
        let share = [TextContent.Alignment.center: 0.5, .right: 1][content.textAlignment, default: 0]
        bounds = Rect(-more * share, 0, bounds.width + more, bounds.height)
      }
    }
    // Figma centers the letters in the height of a line; layers add the space above them, as Core Text does.
    let shift = leading(content) / 2
    bounds = Rect(bounds.minX, bounds.minY - shift, bounds.width, bounds.height)
    let paint = text.paints.last
    if text.paints.count > 1 {
      log.warn("only the top fill of a text is shown", at: node.place.key("fills"), of: node.trail)
    }
    if paint == nil { content.textColor = .clear }
    var label = properties
    label.content = .text(content)
    guard let paint, paint.color == nil else {
      if let color = paint?.color { content.textColor = color }
      label.content = .text(content)
      label.bounds = Rect(origin: .zero, size: bounds.size)
      label.position = node.transform.apply(Point(bounds.midX, bounds.midY))
      return LayerDescription(properties: label)
    }
    // A gradient or an image is masked by the text.
    content.textColor = .black
    label.content = .text(content)
    (label.bounds, label.transform) = (Rect(origin: .zero, size: bounds.size), .identity)
    label.position = Point(bounds.midX, bounds.midY)
    var plain = node
    plain.kind = .rectangle
    plain.radii = [0, 0, 0, 0]
    var layer = LayerDescription(properties: properties)
    guard var fill = fillLayer(paint, plain, NodeOutline(of: plain)) else { return layer }
    fill.name = "fill"
    fill.mask = LayerDescription(name: "letters", properties: label)
    layer.sublayers = [fill]
    return layer
  }

  /// Returns the space that a fixed line height adds to the height of the font; it may be negative.
  private func leading(_ content: TextContent) -> Double {
    guard let height = content.lineHeight else { return 0 }
    var line = content
    line.string = "x"
    line.lineHeight = nil
    line.numberOfLines = 1
    guard let size = try? fonts.size(of: line) else { return 0 }
    return height - size.height
  }
}
