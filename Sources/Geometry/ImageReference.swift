/// An image that a layer shows, by name and size.
///
/// The painter keeps its pixels.
public struct ImageReference: Hashable, Sendable {
  /// The identity of the image for the painter: the path of the file it was read from.
  public let name: String
  /// The width in pixels.
  public let pixelWidth: Int
  /// The height in pixels.
  public let pixelHeight: Int
  /// Pixels per point: 2 for a file named `@2x`.
  public let scale: Double

  /// Makes a reference to an image of `pixelWidth` × `pixelHeight` pixels, `scale` of them to a point.
  public init(name: String, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
    self.name = name
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }
}
