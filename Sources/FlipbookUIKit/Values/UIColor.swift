public import Foundation
public import Geometry

/// A color, `UIColor`; the system's named colors depend on the appearance, light or dark.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Sound: a color never changes.
  /// The color as a Flipbook color, in the appearance of the running code.
  public var color: Geometry.Color { provider.map { $0(.current).color } ?? fixed }
  private let fixed: Geometry.Color
  /// Returns the color for an appearance; nil for a color that is the same in all.
  let provider: ((UITraitCollection) -> UIColor)?

  /// Creates a color from a Flipbook color.
  public required init(_ color: Geometry.Color) { (fixed, provider) = (color, nil) }

  /// Creates a color that depends on the appearance.
  ///
  /// - Parameter dynamicProvider: Returns the color for an appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    (fixed, provider) = (.clear, dynamicProvider)
  }

  /// Creates a color of the system by its name.
  convenience init(system name: String) {
    self.init { traits in
      UIColor(UIKitPalette(isDark: traits.userInterfaceStyle == .dark).colors[name] ?? .clear)
    }
  }

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
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  /// Returns a Boolean value that indicates whether `object` is the same color.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash of the components.
  open override var hash: Int { color.hashValue }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
