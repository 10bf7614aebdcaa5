public import Foundation

extension UIColor {
  /// Writes the components to `red`, `green`, `blue` and `alpha`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // Sound: the caller's pointers are to one number each.
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the hue, saturation, and brightness, from 0 to 1, and the opacity.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // A. R. Smith, "Color gamut transform pairs" (SIGGRAPH 1978).
    let (maximum, minimum) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let range = maximum - minimum
    let sixths: Double =
      if range == 0 {
        0
      } else if maximum == color.red {
        (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
      } else if maximum == color.green {
        (color.blue - color.red) / range + 2
      } else {
        (color.red - color.green) / range + 4
      }
    // Sound: the caller's pointers are to one number each.
    unsafe hue?.pointee = CGFloat(sixths / 6)
    unsafe saturation?.pointee = CGFloat(maximum == 0 ? 0 : range / maximum)
    unsafe brightness?.pointee = CGFloat(maximum)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the brightness of a gray, from 0 to 1, and the opacity.
  ///
  /// - Returns: False, with nothing written, for a color that is not gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard color.red == color.green, color.green == color.blue else { return false }
    // Sound: the caller's pointers are to one number each.
    unsafe white?.pointee = CGFloat(color.red)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}
