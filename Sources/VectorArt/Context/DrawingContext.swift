import Arithmetic
import Geometry
import Typography

/// The state shared by everything that resolves a drawing: its document and resources, computed styles, the chain of
/// elements being resolved, warnings, and limits.
struct DrawingContext {
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

  /// Counts a visit of an element, and throws an error at the limit.
  mutating func countVisit() throws(DrawingError) {
    visitCount += 1
    guard visitCount <= Self.maximumVisitCount else { throw DrawingError("the drawing reuses its elements too often") }
  }

  /// Returns the computed style of an element at its position in the document.
  mutating func style(of number: Int) -> Style {
    if let known = referencedStyles[number] { return known }
    let parent = document[number].parent.map { self.style(of: $0) } ?? initial
    let style = Style(document[number], inside: parent)
    referencedStyles[number] = style
    return style
  }

  /// Returns the transform of an element about its transform origin.
  ///
  /// An origin relative to the element's own box is applied later, when the box is known.
  func transform(of style: Style, in space: Space) -> AffineTransform {
    let box = Rect(0, 0, space.viewport.width, space.viewport.height)
    let origin = style.transformBox == .view ? style.transformOrigin?.point(in: box, fontSize: style.text.size) : nil
    return style.ownTransform.affine(in: box.size, about: origin ?? .zero, fontSize: style.text.size)
      .concatenating(style.motion)
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
}

extension AffineTransform {
  /// True if the transform is finite and invertible, so that elements remain visible.
  var isUsable: Bool { inverted != nil }
}
