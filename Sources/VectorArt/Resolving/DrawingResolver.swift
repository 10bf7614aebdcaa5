import Geometry

/// Resolves the elements of a document to a tree: follows references, expands `use` elements, and gives shapes their
/// paints, clips, masks, and filters.
///
/// Each kind of element is resolved by an extension. Whatever doesn't contain other elements is read by the types of
/// the other folders: outlines, paints, filter primitives, text, and lengths.
struct DrawingResolver {
  var context: DrawingContext
  /// True if text becomes text layers where they render it identically.
  let keepsText: Bool
  /// The blurred backdrops that are moved into the groups after them, by the numbers of the groups.
  private var frosts: [Int: TreeNode] = [:]

  init(_ context: DrawingContext, keepsText: Bool = false) {
    (self.context, self.keepsText) = (context, keepsText)
  }

  /// Returns the node of an element; nil if it is not rendered.
  mutating func node(_ number: Int, inside parent: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let element = context.document[number]
    try context.countVisit()
    guard let kind = ElementKind(rawValue: element.name) else {
      if let backdrop = context.backdrop(number, inside: parent, space) { return backdrop }
      if let gradient = try context.conicGradient(number, inside: parent, space) { return gradient }
      if !element.name.isEmpty { context.warn("<\(element.name)> is not shown", number) }
      return nil
    }
    guard kind.isShown else {
      if !kind.isAnimation, let reason = kind.reason {
        context.warn("<\(element.name)> is left out: \(reason)", number)
      }
      return nil
    }
    guard space.depth < DrawingContext.maximumDepth else {
      throw DrawingError("elements are nested more than \(DrawingContext.maximumDepth) levels deep", line: element.line)
    }
    let style = Style(element, inside: parent)
    guard style.isDisplayed, ConditionalProcessing.holds(for: element) else { return nil }
    guard style.transform.isUsable else { return nil }
    try context.count()
    var inner = space.inside(context.transform(of: style, in: space))
    inner.depth += 1
    context.open.append(number)
    defer { context.open.removeLast() }
    guard var node = try content(number, kind, style, inner) else { return nil }
    guard try finish(&node, number, style, inner) else { return nil }
    return node
  }

  /// Returns the nodes of an element's children.
  mutating func children(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> [TreeNode] {
    var nodes: [TreeNode] = []
    let children = context.document[number].childElements
    for (index, child) in children.enumerated() {
      guard let node = try node(child, inside: style, space) else { continue }
      if case .backdrop = node.content, index + 1 < children.count, isFrosted(children[index + 1], inside: style) {
        frosts[children[index + 1]] = node
      } else {
        nodes.append(node)
      }
    }
    return nodes
  }

  /// Returns true if an element is a Figma group that belongs to the blurred backdrop before it and may be moved into
  /// it.
  private func isFrosted(_ number: Int, inside parent: Style) -> Bool {
    let element = context.document[number]
    guard element.name == "g", element["data-figma-bg-blur-radius"] != nil else { return false }
    let style = Style(element, inside: parent)
    // Effects of the group would apply to the backdrop as well.
    return style.isDisplayed && style.opacity == 1 && style.filter == "none" && style.mask == .none
      && style.clipPath == .none
      && style.blendMode == .normal && style.transform.isUsable
  }

  /// Returns the blurred backdrop of a group, in the group's space; nil if it has none.
  private mutating func frost(of number: Int, _ style: Style, _ space: Space) -> TreeNode? {
    guard var frost = frosts.removeValue(forKey: number), let inverse = context.transform(of: style, in: space).inverted
    else {
      return nil
    }
    frost.transform = frost.transform.concatenating(inverse)
    return frost
  }

  private mutating func content(
    _ number: Int, _ kind: ElementKind, _ style: Style, _ space: Space
  ) throws(DrawingError) -> TreeNode? {
    switch kind {
    case .g, .a:
      var nodes = try children(number, style, space)
      if let frost = frost(of: number, style, space) { nodes.insert(frost, at: 0) }
      // A filter can produce an image without any content.
      return nodes.isEmpty && !style.filter.contains("url(") ? nil : TreeNode(group: nodes)
    case .switch: return try chosen(number, style, space)
    case .svg: return try nestedViewport(number, style, space)
    case .use: return try used(number, style, space)
    case .image: return try image(number, style, space)
    case .text: return try text(number, style, space)
    default: return try shape(number, kind, style, space)
    }
  }
}
