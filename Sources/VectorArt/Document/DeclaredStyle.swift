/// The declarations of attributes and style sheets for an element, the winner of each.
struct DeclaredStyle {
  var properties: [Property: String] = [:]
  /// The file's custom properties, such as `--accent`, with their values.
  var variables: [String: String] = [:]
  /// Attributes of the element that style sheets set as properties.
  var geometry: [String: String] = [:]

  /// The attributes that are properties too, and the elements on which they are (SVG 2, section 7.1).
  private static let geometryElements: [String: Set<String>] = [
    "x": ["rect", "image", "use"], "y": ["rect", "image", "use"], "width": ["svg", "rect", "image"],
    "height": ["svg", "rect", "image"],
    "cx": ["circle", "ellipse"], "cy": ["circle", "ellipse"], "r": ["circle"], "rx": ["rect", "ellipse"],
    "ry": ["rect", "ellipse"],
  ]

  /// Properties that would change how a drawing looks if they were known.
  private static let unsupported: Set = [
    "animation", "animation-name", "backdrop-filter", "clip", "font-feature-settings", "font-size-adjust",
    "font-variation-settings", "inline-size", "mask-border", "mask-image", "offset-path", "perspective", "rotate",
    "scale", "shape-inside", "stroke-alignment", "text-orientation", "text-shadow", "text-transform", "translate",
  ]

  /// Adopts a declaration of a property that isn't one of ``Property``; returns its error, if that matters.
  mutating func set(_ name: String, _ value: String, of element: Element) -> String? {
    if name.hasPrefix("--") {
      variables[name] = value
    } else if let elements = Self.geometryElements[name] {
      guard elements.contains(element.name), value != "auto" else { return nil }
      guard let length = Length(value) else { return "‘\(value)’ is not valid here and is skipped" }
      // The canvas takes up no share of anything, and those inside have their sizes from attributes in browsers.
      if element.name == "svg", element.parent != nil || length.unit == .percent { return nil }
      geometry[name] = value
    } else if Self.unsupported.contains(name), !["none", "normal", "auto"].contains(value) {
      return "\(value) is not supported"
    }
    return nil
  }
}
