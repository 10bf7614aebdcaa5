import Geometry
import LayerTree

extension DrawingContext {
  /// Returns the blurred backdrop of an element; nil for anything else.
  ///
  /// Figma writes a blurred backdrop as an HTML page inside a `foreignObject`. The page's only element has the CSS
  /// property `backdrop-filter` and is clipped to a rectangle or circle.
  func backdrop(_ number: Int, inside parent: Style, _ space: Space) -> TreeNode? {
    let element = document[number]
    guard element.name == "foreignObject", !space.isClip, element.childElements.count == 1,
      let text = document[element.childElements[0]]["style"]
    else { return nil }
    let style = Style(element, inside: parent)
    let declarations = Dictionary(
      StyleDeclaration.list(text).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    guard let blur = declarations["backdrop-filter"], blur.hasPrefix("blur("), blur.hasSuffix(")"),
      let radius = Length(String(blur.dropFirst(5).dropLast())), radius.value >= 0, radius.unit != .percent,
      case .id(let id) = declarations["clip-path"].map({ Reference($0) }), let clip = document.number(ofID: id),
      document[clip].name == "clipPath", document[clip].childElements.count == 1,
      let transform = TransformList.read(document[clip]["transform"] ?? ""), style.isDisplayed
    else { return nil }
    let shape = document[document[clip].childElements[0]]
    func length(_ element: Element, _ name: String, _ axis: LengthAxis) -> Double {
      self.length(element, name, axis, style, space) ?? 0
    }
    var box: Rect
    var corner: Double
    switch shape.name {
    case "rect":
      box = Rect(
        length(shape, "x", .width), length(shape, "y", .height), length(shape, "width", .width),
        length(shape, "height", .height))
      corner = min(length(shape, "rx", .width), box.width / 2, box.height / 2)
    case "circle":
      corner = length(shape, "r", .diagonal)
      box = Rect(
        length(shape, "cx", .width) - corner, length(shape, "cy", .height) - corner, 2 * corner, 2 * corner)
    default: return nil
    }
    // The origin of the page is the corner of the `foreignObject`.
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1, !box.isEmpty else { return nil }
    box.origin =
      box.origin
      + Point(
        transform.tx + length(element, "x", .width), transform.ty + length(element, "y", .height))
    let backdrop = TreeBackdrop(cornerRadius: corner, blurRadius: radius.pixels(of: 0, in: style))
    var node = TreeNode(.backdrop(backdrop), box: nil)
    node.frame = box
    node.isHidden = !style.isVisible
    return node
  }
}
