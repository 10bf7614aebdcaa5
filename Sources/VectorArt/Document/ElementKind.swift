/// The known SVG elements.
enum ElementKind: String {
  case a, g, svg, `switch`, use, image, text
  case path, rect, circle, ellipse, line, polyline, polygon
  // Elements that are never rendered directly: resources, definitions, and metadata.
  case clipPath, defs, desc, filter, linearGradient, marker, mask, metadata, pattern, radialGradient, stop, style,
    symbol
  case title, tspan, textPath, tref, view
  // Elements for animation and interaction, which a static drawing ignores.
  case animate, animateMotion, animateTransform, animateColor, set, script, cursor
  case fontElement = "font"
  case fontFace = "font-face"
  case colorProfile = "color-profile"

  /// True if the element is rendered directly, at its position in the document.
  var isShown: Bool {
    switch self {
    case .a, .g, .svg, .switch, .use, .image, .text: true
    default: isShape
    }
  }

  /// True if the element animates another element.
  var isAnimation: Bool {
    switch self {
    case .animate, .animateMotion, .animateTransform, .animateColor, .set: true
    default: false
    }
  }

  /// True if the element is a basic shape or path, with an outline that is filled and stroked.
  var isShape: Bool {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: true
    default: false
    }
  }

  /// True if the element is a shape or text.
  var isShapeOrText: Bool { isShape || self == .text }

  /// The reason given in the warning when the element is ignored; nil if no warning is needed.
  var reason: String? {
    switch self {
    case .animate, .animateMotion, .animateTransform, .animateColor, .set: "animations are defined by the scene"
    case .script: "scripts are not run"
    case .fontElement, .fontFace: "only installed fonts are used"
    case .tspan, .textPath, .tref: "it must be inside a <text>"
    default: nil
    }
  }
}
