/// The elements that are known.
enum ElementKind: String {
  case a, g, svg, `switch`, use, image, text
  case path, rect, circle, ellipse, line, polyline, polygon
  // Shown only where others refer to them, or never.
  case clipPath, defs, desc, filter, linearGradient, marker, mask, metadata, pattern, radialGradient, stop, style,
    symbol
  case title, tspan, textPath, tref, view
  // Of another kind than a still drawing.
  case animate, animateMotion, animateTransform, animateColor, set, script, cursor
  case fontElement = "font"
  case fontFace = "font-face"
  case colorProfile = "color-profile"

  /// True if it is rendered in place.
  var isShown: Bool {
    switch self {
    case .a, .g, .svg, .switch, .use, .image, .text: true
    default: isShape
    }
  }

  /// True if it animates another.
  var isAnimation: Bool {
    switch self {
    case .animate, .animateMotion, .animateTransform, .animateColor, .set: true
    default: false
    }
  }

  /// True if it is an outline to fill and stroke.
  var isShape: Bool {
    switch self {
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: true
    default: false
    }
  }

  /// True if it is an outline, be it of letters.
  var isShapeOrText: Bool { isShape || self == .text }

  /// The reason why it is left out, where a reader of the file would expect something.
  var reason: String? {
    switch self {
    case .animate, .animateMotion, .animateTransform, .animateColor, .set: "what moves is up to the scene"
    case .script: "nothing in a drawing is run"
    case .fontElement, .fontFace: "fonts are the system's"
    case .tspan, .textPath, .tref: "it belongs into a <text>"
    default: nil
    }
  }
}
