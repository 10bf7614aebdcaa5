/// What is done to a finished picture, in this order; the defaults change nothing.
public struct Filters: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  public var blurRadius = 0.0
  /// How much of the colour is left, 0 for grey, 1 for all of it, more for more.
  public var saturation = 1.0
  /// What is added to red, green and blue, -1 to 1.
  public var brightness = 0.0
  /// How far colours are from the middle grey, as a factor.
  public var contrast = 1.0
  /// By how many radians hues are turned.
  public var hueRotation = 0.0

  /// The filters that change nothing.
  public static let none = Filters()

  /// Makes filters that change nothing.
  public init() {}
}
