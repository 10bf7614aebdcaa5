import Arithmetic
import Geometry
import Typography

/// Resolves the elements of a document to a tree: follows references, expands uses, computes lengths, and sets texts.
///
/// Each kind of element is resolved by an extension in its own folder: shapes, paints, structure, clipping, text.
struct DrawingResolver {
  let document: Document
  let resources: DrawingResources
  let fonts: FontLibrary
  /// The size of a `rem`.
  let rootFontSize: Double
  /// The files of the images that this drawing is inside, itself included, outermost first; nil for data.
  let files: [String?]
  /// The properties around the outermost element.
  let initial: Style
  var warnings: WarningLog
  /// True if texts become text layers where these show the same.
  var keepsText = false
  /// The blurred backdrops that belong to groups, by the groups.
  private var frosts: [Int: TreeNode] = [:]
  /// The elements being resolved, each inside the one before; a reference to one of them is a cycle.
  var open: [Int] = []
  private(set) var layerCount = 0
  private var partCount = 0
  private var visitCount = 0
  /// The elements whose masks are left out, because they lead round in a circle.
  let maskCycles: Set<Int>
  /// The references of the `use` elements inside used elements.
  private var usedInside: [Int: Set<Int>] = [:]
  /// The properties of referenced elements, inherited at their place in the file.
  private var referencedStyles: [Int: Style] = [:]

  /// The maximum number of layers; more are a mistake, or an attack by nested `use` elements.
  static let maximumLayerCount = 100_000
  /// So are outlines and gradients of more parts in all, like long paths with markers that are long paths.
  static var maximumPartCount: Int { WorkBudget.current.most(.parts) }
  /// And so is having to look at elements more often than this.
  private static let maximumVisitCount = 5_000_000
  /// The maximum nesting of resolved elements.
  static let deepest = 128

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

  /// Reports something that isn't shown.
  mutating func warn(_ message: String, _ number: Int) {
    warnings.add(message, line: document[number].line)
  }

  /// Counts layers, so that there is an end.
  mutating func count(_ layers: Int = 1) throws(DrawingError) {
    layerCount += layers
    guard layerCount <= Self.maximumLayerCount else {
      throw DrawingError("the drawing has more than \(Self.maximumLayerCount) layers")
    }
  }

  /// Counts the elements of an outline, or the stops of a gradient, so that a small file doesn't take gigabytes.
  mutating func count(parts: Int) throws(DrawingError) {
    partCount += parts
    guard partCount <= Self.maximumPartCount else {
      throw DrawingError(
        "the drawing's outlines and gradients have more than \(Self.maximumPartCount) parts, which take more than "
          + "\(WorkBudget.current.limit >> 20) MiB of memory: use fewer, or allow more with --max-memory")
    }
  }

  /// The properties of an element at its place in the file.
  mutating func style(of number: Int) -> Style {
    if let known = referencedStyles[number] { return known }
    let parent = document[number].parent.map { self.style(of: $0) } ?? initial
    let style = Style(document[number], inside: parent)
    referencedStyles[number] = style
    return style
  }

  /// Returns the node of an element; nil when nothing of it is shown.
  mutating func node(_ number: Int, inside parent: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let element = document[number]
    visitCount += 1
    guard visitCount <= Self.maximumVisitCount else { throw DrawingError("the drawing uses its elements too often") }
    guard let kind = ElementKind(rawValue: element.name) else {
      if let backdrop = backdrop(number, inside: parent, space) { return backdrop }
      if !element.name.isEmpty { warn("<\(element.name)> is not shown", number) }
      return nil
    }
    guard kind.isShown else {
      if !kind.isAnimation, let reason = kind.reason { warn("<\(element.name)> is left out: \(reason)", number) }
      return nil
    }
    guard space.depth < Self.deepest else {
      throw DrawingError("elements are more than \(Self.deepest) deep inside each other", line: element.line)
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

  /// An element's transform about its origin, except for an origin in its own box; the box is not known before the
  /// element is made.
  func transform(of style: Style, in space: Space) -> AffineTransform {
    let own = style.ownTransform.affine(in: space.viewport)
    guard let origin = style.transformOrigin, !style.usesFillBox else { return own.concatenating(style.motion) }
    let point = origin.point(in: Rect(0, 0, space.viewport.width, space.viewport.height), fontSize: style.text.size)
    return AffineTransform.translation(-point.x, -point.y).concatenating(own)
      .concatenating(.translation(point.x, point.y)).concatenating(style.motion)
  }

  /// Returns the elements that the `use`s inside an element refer to.
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

  /// The nodes of the elements inside one.
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
    // Effects of the group would be on the backdrop as well.
    return style.isDisplayed && style.opacity == 1 && style.filter == "none" && style.mask == .none
      && style.clipPath == .none
      && style.blendMode == .normal && style.transform.isUsable
  }

  /// The blurred backdrop of a group, in the space inside it; nil for none.
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
      // A filter can make something of nothing.
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
  /// True if it keeps elements visible: finite, and invertible.
  var isUsable: Bool { inverted != nil }
}
