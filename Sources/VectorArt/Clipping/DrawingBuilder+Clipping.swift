import Geometry
import LayerTree

extension DrawingBuilder {
  /// Cuts a node by the `clipPath` that its element names.
  ///
  /// - Returns: Whether anything is left.
  mutating func clip(_ node: inout DrawingNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    guard let target = referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return !isWrong(style.clipPath, "clipPath")
    }
    guard let layer = try clipLayer(target, box: node.box, space) else { return false }
    node.layer.mask = layer
    return true
  }

  /// The mask for a `clipPath`, in the space of the clipped element; nil when nothing is left.
  private mutating func clipLayer(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> LayerDescription? {
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
    var nodes: [DrawingNode] = []
    let inner = Space(viewport: space.viewport, isClip: true, depth: space.depth + 1)
    for child in document[number].childElements {
      guard let kind = ElementKind(rawValue: document[child].name), kind.isShape || kind == .text || kind == .use else {
        continue
      }
      if let node = try self.node(child, inside: style, inner) { nodes.append(node) }
    }
    guard !nodes.isEmpty else { return nil }
    try count()
    var layer = DrawingNode(group: nodes).layer
    if transform != .identity { layer.place(layer.properties.bounds, by: transform) }
    guard let target = referenced(style.clipPath, "clipPath", by: number, "clip-path") else {
      return isWrong(style.clipPath, "clipPath") ? nil : layer
    }
    // What cuts this one is in the space around it.
    guard let other = try clipLayer(target, box: box, space) else { return nil }
    if transform != .identity {
      let frame = layer.properties.frame
      layer = LayerDescription(sublayers: [layer])
      layer.place(frame)
    }
    layer.mask = other
    return layer
  }

  /// Covers a node with the `mask` that its element names.
  ///
  /// - Returns: Whether anything is left.
  mutating func mask(_ node: inout DrawingNode, _ number: Int, _ style: Style, _ space: Space) throws(DrawingError)
    -> Bool
  {
    guard let target = referenced(style.mask, "mask", by: number, "mask") else {
      return !isWrong(style.mask, "mask")
    }
    guard var layer = try maskLayer(target, box: node.box, space) else { return false }
    // What clips the node clips the mask as well as it would the node.
    layer.cut(by: node.layer.mask)
    node.layer.mask = layer
    node.layer.properties.effects.isMaskLuminance = !self.style(of: target).isAlphaMask
    return true
  }

  /// Returns the layer for a `mask`, in the space of the masked element; nil when nothing remains.
  private mutating func maskLayer(_ number: Int, box: Rect?, _ space: Space) throws(DrawingError) -> LayerDescription? {
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
    var inner = DrawingNode(group: nodes)
    if content != .identity { inner.layer.place(inner.layer.properties.bounds, by: content) }
    var layer = DrawingNode(group: [inner]).layer
    layer.place(region)
    layer.properties.masksToBounds = true
    if let target = referenced(style.mask, "mask", by: number, "mask") {
      guard let other = try maskLayer(target, box: box, space) else { return nil }
      layer.mask = other
      layer.properties.effects.isMaskLuminance = !self.style(of: target).isAlphaMask
    } else if isWrong(style.mask, "mask") {
      return nil
    }
    return layer
  }

  /// Refuses references that lead on and on: an element is open for each.
  private func checkDepth(of number: Int) throws(DrawingError) {
    guard open.count < Self.deepest else {
      throw DrawingError(
        "elements refer to each other more than \(Self.deepest) deep", line: document[number].line)
    }
  }

  /// The element of a kind that a property names; nil when it names none.
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
        warn("\(property) refers to nothing in this file: #\(id)", number)
        return nil
      }
      guard document[target].name == kind else {
        warn("\(property) refers to a <\(document[target].name)>, so the element is not shown", number)
        return nil
      }
      guard !open.contains(target) else {
        warn("\(property) refers to itself, and is left out", number)
        return nil
      }
      return target
    }
  }

  /// Returns whether a property names an element of another kind than it has to, which is an error.
  private func isWrong(_ reference: Reference, _ kind: String) -> Bool {
    guard case .id(let id) = reference, let target = document.number(ofID: id) else { return false }
    return document[target].name != kind
  }
}

extension LayerDescription {
  /// Gives the layer a mask, or the mask that it has already, and so on.
  fileprivate mutating func cut(by other: LayerDescription?) {
    guard let other else { return }
    if var mask {
      mask.cut(by: other)
      self.mask = mask
    } else {
      mask = other
    }
  }
}
