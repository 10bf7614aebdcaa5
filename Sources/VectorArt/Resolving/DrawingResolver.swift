import Arithmetic
import Geometry
import Typography

/// Resolves the elements of a document to a tree: follows references, expands `use` elements, computes lengths, and
/// lays out text.
///
/// Each kind of element is resolved by an extension in a separate folder: shapes, paints, structure, clipping, text.
struct DrawingResolver {
  let document: Document
  let resources: DrawingResources
  let fonts: FontLibrary
  /// The value of one `rem` in pixels.
  let rootFontSize: Double
  /// The files of the nested drawings from the outermost to this one; nil for embedded data.
  let files: [String?]
  /// The properties that the root element inherits.
  let initial: Style
  var warnings: WarningLog
  /// True if text becomes text layers where they render it identically.
  var keepsText = false
  /// The blurred backdrops that are moved into the groups after them, by the numbers of the groups.
  private var frosts: [Int: TreeNode] = [:]
  /// The chain of elements being resolved, outermost first; a reference to one of them is a cycle.
  var open: [Int] = []
  private(set) var layerCount = 0
  private var partCount = 0
  private var visitCount = 0
  /// The elements whose mask references are dropped because they are part of a cycle.
  let maskCycles: Set<Int>
  /// The targets of the `use` elements inside each element that is referenced.
  private var usedInside: [Int: Set<Int>] = [:]
  /// A cache of the computed styles of referenced elements, which inherit at their position in the document.
  private var referencedStyles: [Int: Style] = [:]

  /// The maximum number of layers, which guards against nested `use` elements that multiply.
  static let maximumLayerCount = 100_000
  /// The maximum number of outline elements and gradient stops in total, which guards against markers on long paths
  /// that multiply.
  static var maximumPartCount: Int { WorkBudget.current.maximumCount(.parts) }
  /// The maximum number of elements that are visited, counting repeated visits.
  private static let maximumVisitCount = 5_000_000
  /// The maximum nesting depth of resolved elements.
  static let maximumDepth = 128

  init(
    _ document: Document, resources: DrawingResources, fonts: FontLibrary, files: [String?], warnings: WarningLog,
    initial: Style = Style()
  ) {
    self.document = document
    self.resources = resources
    self.fonts = fonts
    self.files = files
    self.warnings = warnings
    self.initial = initial.measured(by: fonts)
    maskCycles = MaskCycles.find(in: document)
    rootFontSize = Style(document[0], inside: self.initial).text.size
  }

  /// Reports a feature that is not rendered.
  mutating func warn(_ message: String, _ number: Int) {
    warnings.add(message, line: document[number].line)
  }

  /// Adds to the number of layers, and throws an error at the limit.
  mutating func count(_ layers: Int = 1) throws(DrawingError) {
    layerCount += layers
    guard layerCount <= Self.maximumLayerCount else {
      throw DrawingError("the drawing has more than \(Self.maximumLayerCount) layers")
    }
  }

  /// Adds to the number of outline elements and gradient stops, and throws an error at the limit that bounds memory.
  mutating func count(parts: Int) throws(DrawingError) {
    partCount += parts
    guard partCount <= Self.maximumPartCount else {
      throw DrawingError(
        "the drawing's outlines and gradients have more than \(Self.maximumPartCount) parts, which take more than "
          + "\(WorkBudget.current.limit >> 20) MiB of memory: use fewer, or allow more with --max-memory")
    }
  }

  /// Returns the computed style of an element at its position in the document.
  mutating func style(of number: Int) -> Style {
    if let known = referencedStyles[number] { return known }
    let parent = document[number].parent.map { self.style(of: $0) } ?? initial
    let style = Style(document[number], inside: parent)
    referencedStyles[number] = style
    return style
  }

  /// Returns the node of an element; nil if it is not rendered.
  mutating func node(_ number: Int, inside parent: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let element = document[number]
    visitCount += 1
    guard visitCount <= Self.maximumVisitCount else { throw DrawingError("the drawing reuses its elements too often") }
    guard let kind = ElementKind(rawValue: element.name) else {
      if let backdrop = backdrop(number, inside: parent, space) { return backdrop }
      if !element.name.isEmpty { warn("<\(element.name)> is not shown", number) }
      return nil
    }
    guard kind.isShown else {
      if !kind.isAnimation, let reason = kind.reason { warn("<\(element.name)> is left out: \(reason)", number) }
      return nil
    }
    guard space.depth < Self.maximumDepth else {
      throw DrawingError("elements are nested more than \(Self.maximumDepth) levels deep", line: element.line)
    }
    let style = Style(element, inside: parent)
    guard style.isDisplayed, ConditionalProcessing.holds(for: element) else { return nil }
    guard style.transform.isUsable else { return nil }
    try count()
    var inner = space.inside(transform(of: style, in: space))
    inner.depth += 1
    open.append(number)
    defer { open.removeLast() }
    guard var node = try content(number, kind, style, inner) else { return nil }
    guard try finish(&node, number, style, inner) else { return nil }
    return node
  }

  /// Returns the transform of an element about its transform origin.
  ///
  /// An origin relative to the element's own box is applied later, when the box is known.
  func transform(of style: Style, in space: Space) -> AffineTransform {
    let own = style.ownTransform.affine(in: space.viewport)
    guard let origin = style.transformOrigin, !style.usesFillBox else { return own.concatenating(style.motion) }
    let point = origin.point(in: Rect(0, 0, space.viewport.width, space.viewport.height), fontSize: style.text.size)
    return AffineTransform.translation(-point.x, -point.y).concatenating(own)
      .concatenating(.translation(point.x, point.y)).concatenating(style.motion)
  }

  /// Returns the targets of all `use` elements inside an element.
  mutating func targetsOfUses(inside number: Int) -> Set<Int> {
    if let known = usedInside[number] { return known }
    var targets: Set<Int> = []
    var waiting = document[number].childElements
    while let next = waiting.popLast() {
      if document[next].name == "use", let target = document.target(of: next) { targets.insert(target) }
      waiting += document[next].childElements
    }
    usedInside[number] = targets
    return targets
  }

  /// Returns the nodes of an element's children.
  mutating func children(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> [TreeNode] {
    var nodes: [TreeNode] = []
    let children = document[number].childElements
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
    let element = document[number]
    guard element.name == "g", element["data-figma-bg-blur-radius"] != nil else { return false }
    let style = Style(element, inside: parent)
    // Effects of the group would apply to the backdrop as well.
    return style.isDisplayed && style.opacity == 1 && style.filter == "none" && style.mask == .none
      && style.clipPath == .none
      && style.blendMode == .normal && style.transform.isUsable
  }

  /// Returns the blurred backdrop of a group, in the group's space; nil if it has none.
  private mutating func frost(of number: Int, _ style: Style, _ space: Space) -> TreeNode? {
    guard var frost = frosts.removeValue(forKey: number), let inverse = transform(of: style, in: space).inverted else {
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

extension AffineTransform {
  /// True if the transform is finite and invertible, so that elements remain visible.
  var isUsable: Bool { inverted != nil }
}
