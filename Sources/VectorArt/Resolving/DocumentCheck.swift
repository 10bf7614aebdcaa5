/// Finds the unsupported features of a file that the resolver does not report itself.
struct DocumentCheck {
  private let document: Document
  private let plays: Bool
  private var warnings: WarningLog

  private static let lengths: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "fr", "refX", "refY",
    "markerWidth", "markerHeight", "startOffset", "textLength", "offset", "pathLength",
  ]
  private static let choices: [String: Set<String>] = [
    "spreadMethod": ["pad", "reflect", "repeat"], "edgeMode": ["none", "duplicate", "wrap"],
    "lengthAdjust": ["spacing", "spacingAndGlyphs"], "markerUnits": ["strokeWidth", "userSpaceOnUse"],
  ]
  /// Unsupported attributes that would change the rendering.
  private static let unsupported = ["font-size-adjust", "text-orientation", "stroke-alignment", "clip"]

  /// An attribute of a kind of element.
  private struct AttributeName: Hashable {
    var element: String
    var name: String
  }
  /// The probable meanings of attributes that were looked up.
  private var corrections: [AttributeName: String?] = [:]

  /// Adds the warnings about a document; `plays` is true if its animations are rendered.
  static func run(_ document: Document, _ warnings: inout WarningLog, plays: Bool = false) {
    var check = DocumentCheck(document: document, warnings: warnings, plays: plays)
    for element in document.elements where !element.name.isEmpty {
      check.checkKind(element)
      check.checkAttributes(element)
      check.checkReferences(element)
    }
    warnings = check.warnings
  }

  private mutating func warn(_ message: String, _ element: Element) { warnings.add(message, line: element.line) }

  private init(document: Document, warnings: WarningLog, plays: Bool) {
    (self.document, self.warnings, self.plays) = (document, warnings, plays)
  }

  private func kind(of element: Element) -> ElementKind? { ElementKind(rawValue: element.name) }

  private mutating func checkKind(_ element: Element) {
    if let kind = kind(of: element) {
      switch kind {
      case .animate, .animateMotion, .animateTransform, .animateColor, .set, .script:
        if plays, kind != .script { break }
        if let reason = kind.reason { warn("<\(element.name)> is left out: \(reason)", element) }
      default: break
      }
      if !plays,
        let value = element.animations.last(where: { $0.property == .animation || $0.property == .name })?.value,
        value != "none"
      {
        warn("animation: \(value.prefix(40)) is left out: animations are defined by the scene", element)
      }
    } else if let parent = element.parent.map({ document[$0] }), kind(of: parent) == .text || kind(of: parent) == .tspan
    {
      warn("<\(element.name)> is not shown", element)
    }
  }

  private mutating func checkAttributes(_ element: Element) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) where !accepts(name, value, element) {
      warn("\(name): ‘\(value.prefix(40))’ is not valid here and is skipped", element)
    }
    for name in element.attributes.keys.sorted() {
      if let correction = correction(of: name, on: element) {
        warn("<\(element.name)> has no attribute ‘\(name.prefix(40))’; did you mean \(correction)?", element)
      }
    }
    for name in Self.unsupported {
      if let value = element[name], !["normal", "none", "auto"].contains(value) {
        warn("\(name): \(value) is not supported", element)
      }
    }
    if kind(of: element) == .textPath, element["side"] == "right" {
      warn("side: right is not supported; the text is on the left side of its path", element)
    }
    if element.name == "feGaussianBlur", let mode = element["edgeMode"], mode != "none" {
      warn("edgeMode: \(mode) is not supported; images are transparent beyond their edges", element)
    }
    if element.name.hasSuffix("Gradient"), element.declarations[.colorInterpolation] == "linearRGB" {
      warn("color-interpolation: linearRGB is not supported for gradients; they are mixed in sRGB", element)
    }
  }

  private mutating func correction(of name: String, on element: Element) -> String? {
    let attribute = AttributeName(element: element.name, name: name)
    if let known = corrections[attribute] { return known }
    let correction = AttributeNames.correction(of: name, on: element.name)
    corrections[attribute] = .some(correction)
    return correction
  }

  private func accepts(_ name: String, _ value: String, _ element: Element) -> Bool {
    let isText = ["text", "tspan", "tref"].contains(element.name)
    switch name {
    case "x", "y", "dx", "dy": return isText || name.count == 2 ? Length.list(value) != nil : Length(value) != nil
    case "width", "height": return Length(value) != nil || value.trimmed == "auto"
    case "rx", "ry": return Length(value) != nil || value.trimmed == "auto"
    case "viewBox": return ViewBox.numbers(value)?.count == 4
    case "gradientTransform", "patternTransform": return value.trimmed.isEmpty || TransformList.read(value) != nil
    case "gradientUnits", "patternUnits", "patternContentUnits", "clipPathUnits", "maskUnits", "maskContentUnits",
      "filterUnits", "primitiveUnits":
      return ["objectBoundingBox", "userSpaceOnUse"].contains(value)
    case "preserveAspectRatio":
      let words = value.words.filter { $0 != "defer" }
      let ways = ["xMin", "xMid", "xMax"].flatMap { x in ["YMin", "YMid", "YMax"].map { x + $0 } } + ["none"]
      return (1...2).contains(words.count) && ways.contains(words[0])
        && (words.count == 1 || ["meet", "slice"].contains(words[1]))
    case "points":
      return Length.list(value)?.count.isMultiple(of: 2) == true
    default:
      if let choices = Self.choices[name] { return choices.contains(value) }
      return !Self.lengths.contains(name) || Length(value) != nil
    }
  }

  /// Reports missing paints and markers.
  private mutating func checkReferences(_ element: Element) {
    for property in [Property.fill, .stroke] {
      if case .server(let id, let fallback) = element.declarations[property].flatMap({ PaintValue($0) }),
        fallback == .none, document.number(ofID: id) == nil
      {
        warn("\(property.rawValue) refers to an unknown element: #\(id)", element)
      }
    }
    for property in [Property.markerStart, .markerMid, .markerEnd] {
      if case .id(let id) = element.declarations[property].map({ Reference($0) }), document.number(ofID: id) == nil {
        warn("\(property.rawValue) refers to an unknown element: #\(id)", element)
      }
    }
  }
}
