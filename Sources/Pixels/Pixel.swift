/// One premultiplied pixel: no color component exceeds alpha.
public struct Pixel: Hashable, Sendable, BitwiseCopyable {
  /// The red component, multiplied by alpha.
  public var red: UInt8
  /// The green component, multiplied by alpha.
  public var green: UInt8
  /// The blue component, multiplied by alpha.
  public var blue: UInt8
  /// The opacity, from 0 to 255.
  public var alpha: UInt8

  /// The transparent pixel.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a pixel from premultiplied components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
