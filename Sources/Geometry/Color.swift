/// A color in sRGB with unpremultiplied alpha.
///
/// Components are nominally 0 to 1. They are not clamped here, since a spring may carry a color beyond its ends; the
/// compositor clamps when it paints.
public struct Color: Hashable, Sendable {
  /// The gamma-encoded red component.
  public var red: Double
  /// The gamma-encoded green component.
  public var green: Double
  /// The gamma-encoded blue component.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Fully transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from eight-bit components in the form 0xRRGGBB, opaque by default.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }
}
