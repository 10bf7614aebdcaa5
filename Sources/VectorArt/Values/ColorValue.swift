import Geometry

/// A CSS color (CSS Color Module Level 4, in sRGB).
enum ColorValue: Hashable {
  case color(Color)
  /// The keyword `currentColor`: the value of the property `color` where the color is used.
  case current

  /// Parses a text that is a single color.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    guard let value = ColorValue(&scanner), scanner.isAtEnd else { return nil }
    self = value
  }

  /// Parses the color that comes next.
  init?(_ scanner: inout ValueScanner) {
    if scanner.take("#") {
      guard let color = Color(hexDigits: scanner.name()) else { return nil }
      self = .color(color)
      return
    }
    let name = scanner.name().lowercased()
    if scanner.take("(") {
      guard let arguments = scanner.parenthesized(),
        let color =
          name == "color"
          ? Self.color(of: arguments)
          : name == "color-mix"
            ? Self.mixed(arguments)
            : name.hasPrefix("ok") ? Self.perceived(name, arguments) : Self.call(name, arguments)
      else { return nil }
      self = .color(color)
    } else if name == "currentcolor" {
      self = .current
    } else if let color = Color(cssName: name) {
      self = .color(color)
    } else {
      return nil
    }
  }

  func color(current: Color) -> Color {
    switch self {
    case .color(let color): color
    case .current: current
    }
  }

  /// A number, and a Boolean value that indicates whether it is a percentage.
  typealias Argument = (value: Double, isPercent: Bool)

  private static func call(_ name: String, _ text: String) -> Color? {
    guard let arguments = arguments(text), (3...4).contains(arguments.count) else { return nil }
    let alpha = arguments.count > 3 ? unit(arguments[3], of: 1) : 1
    switch name {
    case "rgb", "rgba":
      // The legacy syntax with commas does not mix numbers and percentages.
      if text.contains(","), Set(arguments.prefix(3).map(\.isPercent)).count > 1 { return nil }
      // Components are rounded to multiples of 1/255, as in hexadecimal notation.
      let steps = arguments.prefix(3).map { (unit($0, of: 255) * 255).rounded() / 255 }
      return Color(red: steps[0], green: steps[1], blue: steps[2], alpha: alpha)
    case "hsl", "hsla":
      let color = Color.hsl(
        hue: arguments[0].value, saturation: min(1, max(0, arguments[1].value / 100)),
        lightness: min(1, max(0, arguments[2].value / 100)))
      func step(_ value: Double) -> Double { (value * 255).rounded() / 255 }
      return Color(red: step(color.red), green: step(color.green), blue: step(color.blue), alpha: alpha)
    case "hwb":
      let (white, black) = (unit(arguments[1], of: 100), unit(arguments[2], of: 100))
      let sum = max(1, white + black)
      let pure = Color.hsl(hue: arguments[0].value, saturation: 1, lightness: 0.5)
      func step(_ value: Double) -> Double {
        ((value * (1 - (white + black) / sum) + white / sum) * 255).rounded() / 255
      }
      return Color(red: step(pure.red), green: step(pure.green), blue: step(pure.blue), alpha: alpha)
    default: return nil
    }
  }

  static func unit(_ argument: Argument, of whole: Double) -> Double {
    min(1, max(0, argument.value / (argument.isPercent ? 100 : whole)))
  }

  /// Parses three or four numbers separated by white space, commas, or a slash; the first may be an angle.
  static func arguments(_ text: String) -> [Argument]? {
    var scanner = ValueScanner(text.trimmed)
    var arguments: [Argument] = []
    while !scanner.isAtEnd {
      guard var value = scanner.number() else { return nil }
      let isPercent = scanner.take("%")
      switch scanner.name().lowercased() {
      case "", "deg": break
      case "rad": value *= 180 / .pi
      case "turn": value *= 360
      case "grad": value *= 0.9
      default: return nil
      }
      arguments.append((value, isPercent))
      scanner.skipSeparator()
      if scanner.take("/") { scanner.skipSpace() }
    }
    return arguments
  }
}
