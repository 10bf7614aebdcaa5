import Geometry
import SceneDiagnostics
import SceneSyntax

/// The ways to write a colour.
enum ColorLiteral {
  /// Every name, CSS's first.
  static let names = CSSColor.values.keys.sorted() + ["clear", "transparent"] + uiColors.keys.sorted()

  /// `UIColor`'s named colours, which differ from CSS's of the same name (green is 0 255 0).
  private static let uiColors: [String: Color] = [
    "UIColor.black": .black, "UIColor.white": .white, "UIColor.clear": .clear,
    "UIColor.darkGray": gray(1.0 / 3), "UIColor.lightGray": gray(2.0 / 3), "UIColor.gray": gray(0.5),
    "UIColor.red": Color(red: 1, green: 0, blue: 0), "UIColor.green": Color(red: 0, green: 1, blue: 0),
    "UIColor.blue": Color(red: 0, green: 0, blue: 1), "UIColor.cyan": Color(red: 0, green: 1, blue: 1),
    "UIColor.yellow": Color(red: 1, green: 1, blue: 0), "UIColor.magenta": Color(red: 1, green: 0, blue: 1),
    "UIColor.orange": Color(red: 1, green: 0.5, blue: 0), "UIColor.purple": Color(red: 0.5, green: 0, blue: 0.5),
    "UIColor.brown": Color(red: 0.6, green: 0.4, blue: 0.2),
  ]

  private static func gray(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }

  /// The colour of that name; CSS's names in any case.
  static func color(named name: String) -> Color? {
    if let color = uiColors[name] { return color }
    let name = name.lowercased()
    if name == "clear" || name == "transparent" { return .clear }
    return Color(cssName: name)
  }

  /// The colour that a function call makes; nil when the function makes no colours.
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
