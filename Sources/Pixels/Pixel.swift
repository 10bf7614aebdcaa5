/// One premultiplied pixel: no color component exceeds alpha.
public struct Pixel: Hashable, Sendable, BitwiseCopyable {
  /// Red, times alpha.
  public var red: UInt8
  /// Green, times alpha.
  public var green: UInt8
  /// Blue, times alpha.
  public var blue: UInt8
  /// Opacity; 255 is opaque.
  public var alpha: UInt8

  /// A pixel that shows nothing.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a pixel from premultiplied components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
