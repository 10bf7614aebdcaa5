/// The filters of a finished picture, applied in this order; the defaults change nothing.
public struct Filters: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  public var blurRadius = 0.0
  /// The saturation: 0 for gray, 1 for unchanged, more for more vivid colors.
  public var saturation = 1.0
  /// The offset added to red, green, and blue, -1 to 1.
  public var brightness = 0.0
  /// The factor of each color's distance from middle gray.
  public var contrast = 1.0
  /// By how many radians hues are turned.
  public var hueRotation = 0.0

  /// The filters that change nothing.
  public static let none = Filters()

  /// Makes filters that change nothing.
  public init() {}
}
