public import Foundation
public import Geometry

/// A color, `UIColor`; the system's named colors have their light appearance.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Sound: a color never changes.
  /// The color as a Flipbook color.
  public let color: Geometry.Color

  /// Creates a color from a Flipbook color.
  public required init(_ color: Geometry.Color) { self.color = color }

  /// Creates a color from its components, from 0 to 1.
  public convenience override init() { self.init(.clear) }

  /// Creates a color in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates the color of a literal, as in `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      Color(
        red: Double(shortest: red), green: Double(shortest: green), blue: Double(shortest: blue),
        alpha: Double(shortest: alpha)))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from its hue, saturation, and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // A. R. Smith, "Color gamut transform pairs" (SIGGRAPH 1978).
    func component(_ n: Double) -> CGFloat {
      let k = (n + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * CGFloat(max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The color as a Core Graphics color.
  open var cgColor: CGColor { CGColor(color) }

  /// Returns the color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  /// Returns a Boolean value that indicates whether `object` is the same color.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash of the components.
  open override var hash: Int { color.hashValue }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
