import Geometry

extension BasicShape {
  /// Parses the basic shape of a `clip-path`, with or without a reference box; nil for anything else.
  init?(_ text: String, around node: TreeNode, _ style: Style, _ space: Space) {
    var words = StyleText.words(text)
    let names = ["fill-box", "stroke-box", "view-box", "margin-box", "border-box", "padding-box", "content-box"]
    var name = "border-box"
    if let index = words.firstIndex(where: { names.contains($0.lowercased()) }) {
      name = words.remove(at: index).lowercased()
    }
    guard words.count == 1 || (words.isEmpty && text.trimmed.lowercased() == name) else { return nil }
    let box: Rect?
    switch name {
    case "view-box": box = Rect(0, 0, space.viewport.width, space.viewport.height)
    case "fill-box", "padding-box", "content-box": box = node.outerBox
    default: box = node.outerStrokedBox
    }
    guard let box else { return nil }
    self.init(words.first ?? "inset(0)", in: box, style)
  }
}
