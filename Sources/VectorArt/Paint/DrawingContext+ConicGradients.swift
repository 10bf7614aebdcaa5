import Geometry
import LayerTree

extension DrawingContext {
  /// Returns the rectangle of a conic gradient; nil for any other element.
  ///
  /// SVG has no conic gradients. Figma writes them as an HTML page inside a `foreignObject`, in a group that is clipped
  /// to the outline of the shape. The background of the page's only element is the gradient.
  mutating func conicGradient(
    _ number: Int, inside parent: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    let element = document[number]
    guard element.name == "foreignObject", !space.isClip, element.childElements.count == 1,
      let text = document[element.childElements[0]]["style"]
    else { return nil }
    let declarations = Dictionary(
      StyleDeclaration.list(text).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let style = Style(element, inside: parent)
    guard let background = declarations["background"], let value = ConicGradientValue(background),
      declarations["width"] == "100%", declarations["height"] == "100%", style.isDisplayed
    else { return nil }
    try count(parts: value.stops.count)
    func length(_ name: String, _ axis: LengthAxis) -> Double { self.length(element, name, axis, style, space) ?? 0 }
    let box = Rect(length("x", .width), length("y", .height), length("width", .width), length("height", .height))
    guard !box.isEmpty else { return nil }
    let opacity = declarations["opacity"].flatMap { Style.fraction($0) } ?? 1
    let stops = value.stops.map { stop in
      var color = stop.color.color(current: style.color)
      color.alpha *= opacity
      return Gradient.Stop(location: stop.location, color: color)
    }
    var content = ShapeContent(path: .rect(box))
    content.fillColor = nil
    content.fillGradient = Gradient(
      stops: Gradient.clipped(stops),
      geometry: .conic(
        center: Point(box.minX + box.width / 2, box.minY + box.height / 2), angle: (value.start - 0.25) * 2 * .pi))
    var node = TreeNode(.shape(TreeShape(content, box: box)), box: box)
    node.isHidden = !style.isVisible
    return node
  }
}
