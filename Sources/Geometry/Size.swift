/// A width and a height, in points unless a name includes pixels.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size of zero.
  public static let zero = Size(0, 0)

  /// Creates a size of `width` × `height`.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
