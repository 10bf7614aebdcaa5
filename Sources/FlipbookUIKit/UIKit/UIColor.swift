public import Foundation
public import Geometry

/// A color, `UIColor`; named ones of the system are those of its light appearance.
open class UIColor: NSObject, @unchecked Sendable {
  // Sound: a color never changes.
  /// The color as the rest of Flipbook has it.
  public let color: Geometry.Color

  /// Makes a color of Flipbook's.
  public required init(_ color: Geometry.Color) { self.color = color }

  /// Makes a color of its components, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Makes a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color of hue, saturation and brightness, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // A. R. Smith, "Color gamut transform pairs" (SIGGRAPH 1978).
    func component(_ n: Double) -> CGFloat {
      let k = (n + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * CGFloat(max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a color of one of Core Graphics'.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The color as Core Graphics has it.
  open var cgColor: CGColor { CGColor(color) }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
  }

  /// Writes the components to `red`, `green`, `blue` and `alpha`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // Sound: the caller's variables, each of one number.
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns a Boolean value that indicates whether `object` is the same color.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  /// The hash of the components.
  open override var hash: Int { color.hashValue }
}
