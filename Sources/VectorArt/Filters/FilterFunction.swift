import Geometry
import LayerTree

/// The CSS filter functions, such as `blur()` (Filter Effects Level 1, section 10).
enum FilterFunction {
  /// Returns the effects of a CSS filter function, and advances the scanner past its closing parenthesis; nil for other
  /// functions.
  static func effects(_ name: String, _ scanner: inout ValueScanner, _ style: Style) -> Effects? {
    var effects = Effects.none
    if name == "drop-shadow" {
      guard let shadow = shadow(&scanner, style) else { return nil }
      effects.shadow = shadow
      return effects
    }
    guard let argument = scanner.text(upTo: ")")?.trimmed else { return nil }
    if name == "blur" {
      guard let length = argument.isEmpty ? Length(0) : Length(argument), length.value >= 0, length.unit != .percent
      else { return nil }
      effects.filters.blurRadius = length.pixels(of: 0, in: style)
      return effects
    }
    if name == "hue-rotate" {
      guard let angle = Self.angle(argument) else { return nil }
      effects.filters.hueRotation = angle
      return effects
    }
    guard let length = argument.isEmpty ? Length(1) : Length(argument), length.value >= 0,
      length.unit == .number || length.unit == .percent
    else { return nil }
    let amount = length.pixels(of: 1, fontSize: 0)
    switch name {
    case "saturate": effects.filters.saturation = amount
    case "grayscale": effects.filters.saturation = 1 - min(1, amount)
    case "contrast": effects.filters.contrast = amount
    case "brightness": effects.filterGraph = Self.colors(scale: amount, constant: 0, opacity: 1)
    case "invert":
      effects.filterGraph = Self.colors(scale: 1 - 2 * min(1, amount), constant: min(1, amount), opacity: 1)
    case "opacity": effects.filterGraph = Self.colors(scale: 1, constant: 0, opacity: min(1, amount))
    case "sepia": effects.filterGraph = Self.graph(Self.sepia(1 - min(1, amount)))
    default: return nil
    }
    return effects
  }

  /// Parses the arguments of `drop-shadow(…)`: two or three lengths, and a color before or after them; nil for anything
  /// else.
  private static func shadow(_ scanner: inout ValueScanner, _ style: Style) -> Shadow? {
    var lengths: [Double] = []
    var color: ColorValue?
    scanner.skipSpace()
    while !scanner.take(")") {
      if let length = Length(&scanner) {
        lengths.append(length.pixels(of: 0, in: style))
      } else if color == nil, let found = ColorValue(&scanner) {
        color = found
      } else {
        return nil
      }
      scanner.skipSpace()
    }
    guard lengths.count == 2 || (lengths.count == 3 && lengths[2] >= 0) else { return nil }
    var shadow = Shadow()
    shadow.color = (color ?? .current).color(current: style.color)
    shadow.opacity = 1
    shadow.offset = Size(lengths[0], lengths[1])
    shadow.radius = lengths.count == 3 ? lengths[2] : 0
    return shadow
  }

  /// Parses an angle, and returns it in radians; 0 for an empty text, and nil for anything else.
  static func angle(_ text: String) -> Double? {
    if text.isEmpty { return 0 }
    var scanner = ValueScanner(text)
    let factors = [
      "deg": Double.pi / 180, "rad": 1, "turn": 2 * Double.pi, "grad": Double.pi / 200,
    ]
    guard let value = scanner.number() else { return nil }
    // An angle needs a unit, except for 0.
    if value == 0, scanner.isAtEnd { return 0 }
    guard let factor = factors[scanner.name()], scanner.isAtEnd else { return nil }
    return value * factor
  }

  private static func graph(_ factors: [Double]) -> FilterGraph {
    FilterGraph([FilterGraph.Step(.colors(.source, factors), region: nil, isLinear: false)], region: nil)
  }

  /// Returns a filter that scales all color components, adds a constant to them, and scales the opacity.
  private static func colors(scale: Double, constant: Double, opacity: Double) -> FilterGraph {
    graph([
      scale, 0, 0, 0, constant, 0, scale, 0, 0, constant, 0, 0, scale, 0, constant, 0, 0, 0, opacity, 0,
    ])
  }

  /// Returns the color matrix of `sepia()`, where `s` is the fraction of the original colors that is kept (Filter
  /// Effects Level 1, section 13.1.2).
  private static func sepia(_ s: Double) -> [Double] {
    [
      0.393 + 0.607 * s, 0.769 - 0.769 * s, 0.189 - 0.189 * s, 0, 0,
      0.349 - 0.349 * s, 0.686 + 0.314 * s, 0.168 - 0.168 * s, 0, 0,
      0.272 - 0.272 * s, 0.534 - 0.534 * s, 0.131 + 0.869 * s, 0, 0, 0, 0, 0, 1, 0,
    ]
  }
}
