import Geometry
import SceneDiagnostics

/// The winning declarations of attributes and style sheets for an element.
struct DeclaredStyle {
  var properties: [Property: String] = [:]
  /// The values of the custom properties, such as `--accent`, by name.
  var variables: [String: String] = [:]
  /// The values of geometry attributes that style sheets set as properties, by name.
  var geometry: [String: String] = [:]

  /// The names of all properties that have an effect.
  private static let names = Set(Property.allCases.map(\.rawValue)).union(AnimationProperty.allCases.map(\.rawValue))
    .union(geometryNames).union(unsupported)

  /// The names of the geometry properties.
  static let geometryNames = Set(geometryElements.keys)
  /// The declarations of animations, in ascending priority.
  var animations: [(property: AnimationProperty, value: String)] = []

  /// The geometry properties, with the elements that have them as presentation attributes (SVG 2, section 7.1).
  private static let geometryElements: [String: Set<String>] = [
    "x": ["rect", "image", "use"], "y": ["rect", "image", "use"], "width": ["svg", "rect", "image"],
    "height": ["svg", "rect", "image"],
    "cx": ["circle", "ellipse"], "cy": ["circle", "ellipse"], "r": ["circle"], "rx": ["rect", "ellipse"],
    "ry": ["rect", "ellipse"], "d": ["path"],
  ]

  /// Unsupported properties that would change the rendering of a drawing.
  static let unsupported: Set = [
    "animation-range", "animation-range-end", "animation-range-start", "animation-timeline", "backdrop-filter", "clip",
    "content-visibility", "font-language-override", "font-palette", "font-size-adjust",
    "font-synthesis", "font-variant-alternates", "font-variant-caps", "font-variant-east-asian",
    "font-variant-ligatures", "font-variant-numeric", "font-variant-position", "inline-size", "mask-border",
    "mask-clip", "mask-composite", "mask-image", "mask-mode", "mask-origin", "mask-position", "mask-repeat",
    "mask-size", "offset", "offset-anchor", "offset-position", "outline", "perspective", "shape-inside",
    "stroke-alignment",
    "text-decoration-line", "text-decoration-style", "text-decoration-thickness", "text-orientation", "text-shadow",
    "text-underline-offset", "text-underline-position", "white-space-collapse",
  ]
  /// Values of unsupported properties that change nothing.
  private static let usual: Set = [
    "none", "normal", "auto", "0", "0px", "solid", "visible", "mixed", "initial", "inherit", "unset",
    "revert", "match-source", "add", "border-box", "repeat", "collapse", "0% 0%", "weight style",
  ]

  /// Properties that files often set although they have no effect on drawings, such as page properties.
  private static let withoutEffect: Set = [
    "transition", "will-change", "cursor", "pointer-events", "backface-visibility", "perspective-origin", "box-sizing",
    "transform-style", "user-select", "content", "margin", "padding", "position", "border", "appearance",
    "border-radius", "box-shadow", "caret-color", "clear", "color-profile", "color-rendering",
    "contain", "enable-background", "float", "hyphens", "inset", "left", "line-break", "line-height", "max-height",
    "max-width", "min-height", "min-width", "object-fit", "object-position", "order", "orphans", "resize", "right",
    "bottom", "shape-image-threshold", "shape-margin", "shape-padding", "shape-subtract", "solid-color",
    "solid-opacity", "speak", "stroke-dashadjust", "tab-size", "text-align", "text-align-last", "text-emphasis",
    "text-indent", "text-overflow", "text-rendering", "text-decoration-color", "text-decoration-skip",
    "text-decoration-skip-ink", "text-decoration-fill", "text-decoration-stroke", "top", "touch-action",
    "vertical-align", "widows", "word-break", "word-wrap", "overflow-wrap", "z-index", "zoom", "font-display", "src",
    "block-progression", "glyph-orientation-horizontal", "glyph-orientation-vertical", "page", "quotes",
    "unicode-range",
  ]
  /// The beginnings of the names of further ones.
  private static let prefixesWithoutEffect = [
    "-", "transition-", "margin-", "padding-", "border-", "background-", "outline-", "flex", "grid", "align-",
    "justify-", "list-", "table-", "column", "scroll", "overflow-", "page-", "break-", "inset-", "min-", "max-",
    "text-emphasis-", "counter-", "place-", "view-", "offset-",
  ]

  /// Returns true if a property has no effect on drawings.
  static func isWithoutEffect(_ name: String) -> Bool {
    withoutEffect.contains(name) || prefixesWithoutEffect.contains { name.hasPrefix($0) }
  }

  /// Returns true for the properties of the outermost element's box that make the space for the drawing smaller.
  private static func isBoxProperty(_ name: String) -> Bool {
    name == "padding" || name == "border" || name.hasPrefix("padding-") || name == "border-width"
  }

  /// Returns the path data of a value of the property `d`: `none`, or `path("…")`; nil for anything else.
  static func pathData(_ value: String) -> String? {
    if value == "none" { return value }
    guard value.hasPrefix("path("), value.hasSuffix(")") else { return nil }
    let inside = value.dropFirst(5).dropLast().trimmed
    guard let quote = inside.first, quote == "\"" || quote == "'", inside.count > 1, inside.last == quote else {
      return nil
    }
    let data = String(inside.dropFirst().dropLast())
    return PathData.pathUpToFailure(data).failure == nil ? data : nil
  }

  /// Stores a declaration of a property other than the cases of ``Property``.
  ///
  /// Returns a warning if the declaration is invalid or unsupported.
  mutating func set(_ name: String, _ value: String, of element: Element) -> String? {
    if name.hasPrefix("--") {
      variables[name] = value
    } else if let property = AnimationProperty(name) {
      animations.append((property, value))
    } else if name == "d" {
      guard element.name == "path" else { return nil }
      guard let data = Self.pathData(value) else { return "‘\(value.prefix(40))’ is not valid here and is skipped" }
      geometry[name] = data
    } else if let elements = Self.geometryElements[name] {
      guard elements.contains(element.name), value != "auto" else { return nil }
      // The values of variables are known when all declarations are.
      guard !StyleText.hasCall(of: ["var"], in: value) else {
        geometry[name] = value
        return nil
      }
      guard let length = Length(value) else { return "‘\(value)’ is not valid here and is skipped" }
      // The canvas has no reference size for percentages, and nested `svg` elements take their sizes from attributes,
      // as in browsers.
      if element.name == "svg", element.parent != nil || length.unit == .percent { return nil }
      geometry[name] = value
    } else if name == "all" || element.parent == nil && Self.isBoxProperty(name) && !Self.usual.contains(value) {
      return "\(value) is not supported"
    } else if name == "color-scheme" {
      let schemes = value.words
      return schemes.contains("dark") && !schemes.contains("light")
        ? "\(value) is not supported; the light colors are shown" : nil
    } else if Self.unsupported.contains(name) {
      return Self.usual.contains(value) ? nil : "\(value) is not supported"
    } else if !Self.isWithoutEffect(name), let correction = NearestName.of(name, among: Self.names) {
      return "there is no such property; did you mean \(correction)?"
    }
    return nil
  }

  /// Replaces the variables in geometry properties with their values.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - resolve: Returns a value with its variables replaced.
  /// - Returns: An error for each property whose value is then invalid.
  mutating func resolveGeometry(of element: Element, _ resolve: (_ value: String) -> String) -> [String] {
    var problems: [String] = []
    for (name, value) in geometry.sorted(by: { $0.key < $1.key }) where StyleText.hasCall(of: ["var"], in: value) {
      geometry[name] = nil
      if let problem = set(name, resolve(value), of: element) { problems.append("\(name): \(problem)") }
    }
    return problems
  }

  /// True if a geometry property has a variable.
  var hasVariableGeometry: Bool { geometry.values.contains { StyleText.hasCall(of: ["var"], in: $0) } }
}
