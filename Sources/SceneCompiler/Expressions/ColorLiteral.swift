package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The notations of a color.
package enum ColorLiteral {
  /// All color names, CSS's first.
  package static let names =
    CSSColor.values.keys.sorted() + ["clear", "transparent"] + uiColors.keys.sorted()
    + systemColors.keys.sorted()

  /// The named colors of `UIColor` that differ from CSS's colors of the same name (green is 0 255 0), or have names
  /// that are common words.
  private static let uiColors: [String: Color] = {
    let plain = UIKitColor.system.filter { plainWords.contains($0.key) }
    let all = UIKitColor.fixed.merging(plain) { fixed, _ in fixed }
    return Dictionary(uniqueKeysWithValues: all.map { (uiColor + $0, $1) })
  }()

  /// The prefix of the names of `UIColor`.
  private static let uiColor = "UIColor."

  /// The other system colors of iOS.
  private static let systemColors = UIKitColor.system.filter { !plainWords.contains($0.key) }

  /// The system colors whose names are common words, so that they are colors only where nothing else is expected.
  private static let plainWords: Set<String> = ["label", "link", "separator"]

  /// Returns the full name of a system color whose name is a common word; nil for any other word.
  static func fullName(ofPlain word: String) -> String? { plainWords.contains(word) ? uiColor + word : nil }

  /// Returns the color with a name; CSS's names are case-insensitive.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - palette: The values of the system colors.
  /// - Returns: The color; nil if no color has this name.
  package static func color(named name: String, in palette: UIKitPalette = UIKitPalette()) -> Color? {
    if systemColors[name] != nil { return palette.colors[name] }
    if name.hasPrefix(uiColor), let color = palette.colors[String(name.dropFirst(uiColor.count))] { return color }
    if let color = uiColors[name] { return color }
    let name = name.lowercased()
    if name == "clear" || name == "transparent" { return .clear }
    return Color(cssName: name)
  }

  /// Returns the color of `rgb(red, green, blue, alpha)`, with components from 0 to 255.
  static func rgb(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(3...4)
    let n = try arguments.numbers()
    return Color(red: n[0] / 255, green: n[1] / 255, blue: n[2] / 255, alpha: n.count > 3 ? n[3] : 1)
  }

  /// Returns the color of `UIColor(red, green, blue, alpha)`, with components from 0 to 1.
  static func uiColor(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(3...4)
    let n = try arguments.numbers()
    return Color(red: n[0], green: n[1], blue: n[2], alpha: n.count > 3 ? n[3] : 1)
  }

  /// Returns the color of `hsl(hue, saturation, lightness, alpha)`.
  static func hsl(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(3...4)
    let n = try arguments.numbers()
    return .hsl(hue: n[0], saturation: n[1], lightness: n[2], alpha: n.count > 3 ? n[3] : 1)
  }

  /// Returns the color of `white(white, alpha)`.
  static func white(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(1...2)
    let n = try arguments.numbers()
    return Color(red: n[0], green: n[0], blue: n[0], alpha: n.count > 1 ? n[1] : 1)
  }

  /// Returns the color of `opacity(color, alpha)`.
  static func opacity(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(2...2)
    var color = try arguments.color(0)
    color.alpha = try arguments.number(1)
    return color
  }

  /// Returns the color of `mix(color, color, fraction)`.
  static func mix(_ arguments: ArgumentList) throws(ExpressionError) -> Color {
    try arguments.requireCount(3...3)
    let (a, b, t) = (try arguments.color(0), try arguments.color(1), try arguments.number(2))
    return Color(
      red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
      blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
  }
}
