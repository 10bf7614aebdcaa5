import Geometry
import LayerTree

extension DrawingResolver {
  /// Clips a node to the `clip-path` of its element.
  ///
  /// - Returns: False if the clip path leaves nothing visible.
  mutating func clip(_ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    if case .other(let text) = style.clipPath, let shape = basicShape(text, around: node, style, space) {
      guard let box = shape.path.boundingBox, !box.isEmpty else { return false }
      try count()
      try count(parts: shape.path.elements.count)
      var content = ShapeContent(path: shape.path)
      content.fillRule = shape.rule
      node.clip = TreeNode(.shape(TreeShape(content, box: box)), box: box)
      return true
    }
    guard let target = referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return !isWrong(style.clipPath, "clipPath")
    }
    node.clip = try clipNode(target, box: node.box, space)
    return node.clip != nil
  }

  /// Returns the basic shape of a `clip-path`, with or without a reference box; nil for anything else.
  private func basicShape(_ text: String, around node: TreeNode, _ style: Style, _ space: Space) -> BasicShape? {
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
    return BasicShape(words.first ?? "inset(0)", in: box, style)
  }

  /// Returns the mask for a `clipPath` element, in the space of the clipped element; nil if it leaves nothing visible.
  private mutating func clipNode(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> TreeNode? {
    try checkDepth(of: number)
    let style = self.style(of: number)
    guard style.transform.isUsable else { return nil }
    var transform = self.transform(of: style, in: space)
    if document[number]["clipPathUnits"] == "objectBoundingBox" {
      guard let units = Self.units(of: box) else { return nil }
      transform = units.concatenating(transform)
    }
    open.append(number)
    defer { open.removeLast() }
    var nodes: [TreeNode] = []
    let inner = Space(viewport: space.viewport, isClip: true, depth: space.depth + 1)
    for child in document[number].childElements {
      guard let kind = ElementKind(rawValue: document[child].name), kind.isShape || kind == .text || kind == .use else {
        continue
      }
      if let node = try self.node(child, inside: style, inner) { nodes.append(node) }
    }
    guard !nodes.isEmpty else { return nil }
    try count()
    var node = TreeNode(group: nodes)
    node.placement = transform
    guard let target = referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return isWrong(style.clipPath, "clipPath") ? nil : node
    }
    // The clip path's own `clip-path` applies in the coordinate system around it.
    guard let other = try clipNode(target, box: box, space) else { return nil }
    if transform != .identity { node = TreeNode(group: [node]) }
    node.clip = other
    return node
  }

  /// Applies the `mask` of an element to its node.
  ///
  /// - Returns: False if the mask leaves nothing visible.
  mutating func mask(_ node: inout TreeNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    guard let target = referenced(style.mask, "mask", by: number, "mask") else {
      return !isWrong(style.mask, "mask")
    }
    node.mask = try maskNode(target, box: node.box, space)
    node.isMaskLuminance = !self.style(of: target).isAlphaMask
    return node.mask != nil
  }

  /// Returns the node of a `mask`, in the coordinate system of the masked content; nil if the mask hides all of it.
  private mutating func maskNode(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> TreeNode? {
    try checkDepth(of: number)
    let style = self.style(of: number)
    let element = document[number]
    let isInBoxUnits = element["maskUnits"] != "userSpaceOnUse"
    guard
      let region = rect(
        [number], isInBoxUnits: isInBoxUnits, box: box, standard: ["-10%", "-10%", "120%", "120%"], style, space),
      !region.isEmpty
    else { return nil }
    if style.mixesLinearLight {
      warn("color-interpolation: linearRGB is not supported; the mask’s luminance is computed in sRGB", number)
    }
    var content = AffineTransform.identity
    if element["maskContentUnits"] == "objectBoundingBox" {
      guard let units = Self.units(of: box) else { return nil }
      content = units
    }
    open.append(number)
    defer { open.removeLast() }
    let nodes = try children(number, style, Space(viewport: space.viewport, depth: space.depth + 1))
    guard !nodes.isEmpty else { return nil }
    try count(2)
    var inner = TreeNode(group: nodes)
    inner.placement = content
    var node = TreeNode(group: [inner])
    node.frame = region
    node.isCut = true
    if let target = referenced(style.mask, "mask", by: number, "mask") {
      guard let other = try maskNode(target, box: box, space) else { return nil }
      node.mask = other
      node.isMaskLuminance = !self.style(of: target).isAlphaMask
    } else if isWrong(style.mask, "mask") {
      return nil
    }
    return node
  }

  /// Throws an error if references are nested too deeply; ``open`` holds one element for each level.
  private func checkDepth(of number: Int) throws(DrawingError) {
    guard open.count < Self.maximumDepth else {
      throw DrawingError(
        "elements refer to each other more than \(Self.maximumDepth) levels deep", line: document[number].line)
    }
  }

  /// Returns the element of a given kind that a property refers to; nil if there is none.
  private mutating func referenced(
    _ reference: Reference, _ kind: String, by number: Int, _ property: String
  ) -> Int? {
    switch reference {
    case .none: return nil
    case .other(let text):
      warn("\(property): \(text) is not supported; nothing is cut", number)
      return nil
    case .id(let id):
      guard let target = document.number(ofID: id) else {
        warn("\(property) refers to an unknown element: #\(id)", number)
        return nil
      }
      guard document[target].name == kind else {
        warn("\(property) refers to a <\(document[target].name)>, so the element is not shown", number)
        return nil
      }
      guard !open.contains(target), kind != "mask" || !maskCycles.contains(number) else {
        warn("\(property) refers to itself and is left out", number)
        return nil
      }
      return target
    }
  }

  /// Returns true if a property refers to an element of the wrong kind; such an element is not rendered.
  private func isWrong(_ reference: Reference, _ kind: String) -> Bool {
    guard case .id(let id) = reference, let target = document.number(ofID: id) else { return false }
    return document[target].name != kind
  }
}
