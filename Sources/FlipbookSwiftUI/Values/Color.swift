public import FlipbookUIKit
package import Geometry

/// A color: SwiftUI's `Color`.
///
/// System colors have the values that UIKit's have, in the color scheme of the environment.
public struct Color: Hashable, Sendable {
  /// A color space.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB without gamma encoding.
    case sRGBLinear
  }

  /// The definition of a color.
  private enum Source: Hashable {
    case fixed(Geometry.Color)
    /// A color for each appearance.
    case dynamic(light: Geometry.Color, dark: Geometry.Color)
    /// A color of UIKit, by name.
    case system(String)
  }

  private var source: Source
  /// The factor of the color's own opacity.
  private var opacity = 1.0

  private init(_ source: Source) { self.source = source }

  /// Creates a color from one of Flipbook's.
  public init(_ color: Geometry.Color) { self.init(.fixed(color)) }

  /// Creates a color from its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func encoded(_ value: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return value }
      // IEC 61966-2-1.
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(
      .fixed(
        Geometry.Color(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity)))
  }

  /// Creates a gray from its brightness, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation, and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      uiColor: UIColor(
        hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: CGFloat(opacity)))
  }

  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) {
    func resolved(_ style: UIUserInterfaceStyle) -> Geometry.Color {
      uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).color
    }
    let (light, dark) = (resolved(.light), resolved(.dark))
    self.init(light == dark ? .fixed(light) : .dynamic(light: light, dark: dark))
  }

  /// Creates a color from UIKit's.
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a color from Core Graphics'.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

  /// Returns the color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// Returns the color's components in a color scheme.
  package func resolved(isDark: Bool) -> Geometry.Color {
    var color: Geometry.Color
    switch source {
    case .fixed(let fixed): color = fixed
    case .dynamic(let light, let dark): color = isDark ? dark : light
    case .system(let name): color = UIKitPalette(isDark: isDark).colors[name] ?? .black
    }
    color.alpha *= opacity
    return color
  }

  /// Opaque black.
  public static let black = Color(.fixed(.black))
  /// Opaque white.
  public static let white = Color(.fixed(.white))
  /// Transparent.
  public static let clear = Color(.fixed(.clear))
  /// The system's red.
  public static let red = Color(.system("systemRed"))
  /// The system's orange.
  public static let orange = Color(.system("systemOrange"))
  /// The system's yellow.
  public static let yellow = Color(.system("systemYellow"))
  /// The system's green.
  public static let green = Color(.system("systemGreen"))
  /// The system's mint.
  public static let mint = Color(.system("systemMint"))
  /// The system's teal.
  public static let teal = Color(.system("systemTeal"))
  /// The system's cyan.
  public static let cyan = Color(.system("systemCyan"))
  /// The system's blue.
  public static let blue = Color(.system("systemBlue"))
  /// The system's indigo.
  public static let indigo = Color(.system("systemIndigo"))
  /// The system's purple.
  public static let purple = Color(.system("systemPurple"))
  /// The system's pink.
  public static let pink = Color(.system("systemPink"))
  /// The system's brown.
  public static let brown = Color(.system("systemBrown"))
  /// The system's gray.
  public static let gray = Color(.system("systemGray"))
  /// The color of primary content.
  public static let primary = Color(.system("label"))
  /// The color of secondary content.
  public static let secondary = Color(.system("secondaryLabel"))
  /// The background of the color scheme.
  static let background = Color(.system("systemBackground"))
  /// The color of separators.
  static let separator = Color(.system("separator"))
}
