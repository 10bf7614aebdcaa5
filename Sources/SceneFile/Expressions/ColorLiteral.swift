import Geometry
import SceneDiagnostics
import SceneSyntax

/// The ways to write a color.
enum ColorLiteral {
  /// Every name, CSS's first.
  static let names =
    CSSColor.values.keys.sorted() + ["clear", "transparent"] + uiColors.keys.sorted()
    + systemColors.keys.sorted()

  /// `UIColor`'s named colors that differ from CSS's of the same name (green is 0 255 0), or whose names are plain words.
  private static let uiColors: [String: Color] = [
    "UIColor.black": .black, "UIColor.white": .white, "UIColor.clear": .clear,
    "UIColor.darkGray": gray(1.0 / 3), "UIColor.lightGray": gray(2.0 / 3), "UIColor.gray": gray(0.5),
    "UIColor.red": Color(red: 1, green: 0, blue: 0), "UIColor.green": Color(red: 0, green: 1, blue: 0),
    "UIColor.blue": Color(red: 0, green: 0, blue: 1), "UIColor.cyan": Color(red: 0, green: 1, blue: 1),
    "UIColor.yellow": Color(red: 1, green: 1, blue: 0), "UIColor.magenta": Color(red: 1, green: 0, blue: 1),
    "UIColor.orange": Color(red: 1, green: 0.5, blue: 0), "UIColor.purple": Color(red: 0.5, green: 0, blue: 0.5),
    "UIColor.brown": Color(red: 0.6, green: 0.4, blue: 0.2), "UIColor.label": .black,
    "UIColor.link": Color(hex: 0x007AFF), "UIColor.separator": translucent(0x3C3C43, 0.29),
    "UIColor.darkText": .black, "UIColor.lightText": Color(red: 1, green: 1, blue: 1, alpha: 0.6),
  ]

  /// The system colors of iOS in their light appearance, from Apple's Human Interface Guidelines (Color, Specifications).
  private static let systemColors: [String: Color] = [
    "systemRed": Color(hex: 0xFF3B30), "systemOrange": Color(hex: 0xFF9500), "systemYellow": Color(hex: 0xFFCC00),
    "systemGreen": Color(hex: 0x34C759), "systemMint": Color(hex: 0x00C7BE), "systemTeal": Color(hex: 0x30B0C7),
    "systemCyan": Color(hex: 0x32ADE6), "systemBlue": Color(hex: 0x007AFF), "systemIndigo": Color(hex: 0x5856D6),
    "systemPurple": Color(hex: 0xAF52DE), "systemPink": Color(hex: 0xFF2D55), "systemBrown": Color(hex: 0xA2845E),
    "systemGray": Color(hex: 0x8E8E93), "systemGray2": Color(hex: 0xAEAEB2), "systemGray3": Color(hex: 0xC7C7CC),
    "systemGray4": Color(hex: 0xD1D1D6), "systemGray5": Color(hex: 0xE5E5EA), "systemGray6": Color(hex: 0xF2F2F7),
    "systemBackground": .white, "secondarySystemBackground": Color(hex: 0xF2F2F7), "tertiarySystemBackground": .white,
    "systemGroupedBackground": Color(hex: 0xF2F2F7), "secondarySystemGroupedBackground": .white,
    "tertiarySystemGroupedBackground": Color(hex: 0xF2F2F7), "secondaryLabel": translucent(0x3C3C43, 0.6),
    "tertiaryLabel": translucent(0x3C3C43, 0.3), "quaternaryLabel": translucent(0x3C3C43, 0.18),
    "placeholderText": translucent(0x3C3C43, 0.3), "systemFill": translucent(0x787880, 0.2),
    "secondarySystemFill": translucent(0x787880, 0.16), "tertiarySystemFill": translucent(0x767680, 0.12),
    "quaternarySystemFill": translucent(0x747480, 0.08), "opaqueSeparator": Color(hex: 0xC6C6C8),
  ]

  private static func translucent(_ hex: UInt32, _ alpha: Double) -> Color {
    var color = Color(hex: hex)
    color.alpha = alpha
    return color
  }

  private static func gray(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }

  /// The color of that name; CSS's names in any case.
  static func color(named name: String) -> Color? {
    if let color = uiColors[name] ?? systemColors[name] { return color }
    if name.hasPrefix("UIColor."), let color = systemColors[String(name.dropFirst(8))] { return color }
    let name = name.lowercased()
    if name == "clear" || name == "transparent" { return .clear }
    return Color(cssName: name)
  }

  /// The color that a function call makes; nil when the function makes no colors.
  static func call(_ arguments: ArgumentList) throws(ExpressionError) -> Color? {
    switch arguments.name {
    case "rgb", "rgba":
      try arguments.requireCount(3...4)
      let n = try arguments.numbers()
      return Color(red: n[0] / 255, green: n[1] / 255, blue: n[2] / 255, alpha: n.count > 3 ? n[3] : 1)
    case "UIColor":
      try arguments.requireCount(3...4)
      let n = try arguments.numbers()
      return Color(red: n[0], green: n[1], blue: n[2], alpha: n.count > 3 ? n[3] : 1)
    case "hsl", "hsla":
      try arguments.requireCount(3...4)
      let n = try arguments.numbers()
      return .hsl(hue: n[0], saturation: n[1], lightness: n[2], alpha: n.count > 3 ? n[3] : 1)
    case "white":
      try arguments.requireCount(1...2)
      let n = try arguments.numbers()
      return Color(red: n[0], green: n[0], blue: n[0], alpha: n.count > 1 ? n[1] : 1)
    case "opacity":
      try arguments.requireCount(2...2)
      var color = try arguments.color(0)
      color.alpha = try arguments.number(1)
      return color
    case "mix":
      try arguments.requireCount(3...3)
      let (a, b, t) = (try arguments.color(0), try arguments.color(1), try arguments.number(2))
      return Color(
        red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
        blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
    default: return nil
    }
  }
}
