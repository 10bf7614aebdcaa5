/// A reference to an image by name and size.
///
/// The compositor's image source holds the pixels.
public struct ImageReference: Hashable, Sendable {
  /// The identity of the image: the path of the file it was read from.
  public let name: String
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// The number of pixels per point, such as 2 for a file named `@2x`.
  public let scale: Double

  /// Creates a reference to an image of `pixelWidth` × `pixelHeight` pixels, with `scale` pixels per point.
  public init(name: String, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
    self.name = name
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }
}
