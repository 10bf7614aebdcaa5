public import Foundation
public import Geometry

/// A color in sRGB, `CGColor`.
public final class CGColor: NSObject, Sendable {
  /// The color as a Flipbook color.
  public let color: Geometry.Color

  /// Creates a color from a Flipbook color.
  public init(_ color: Geometry.Color) { self.color = color }

  /// Creates a color from its components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Geometry.Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color from its components in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(.black)
  /// Opaque white.
  public static let white = CGColor(.white)
  /// Transparent black.
  public static let clear = CGColor(.clear)

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Geometry.Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  /// Returns a Boolean value that indicates whether `object` is the same color.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }

  /// The hash of the components.
  public override var hash: Int { color.hashValue }
}
