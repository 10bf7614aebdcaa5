public import Pixels

/// The options of a movie: its quality, and the color behind translucent pixels.
public struct MovieOptions: Hashable, Sendable {
  /// The quality from 1, the smallest file, to 100; 80 by default, at which losses are hardly visible.
  public var quality = 80
  /// The encoder's own constant rate factor, in place of ``quality``: 0 to 51 for H.264, 0 to 63 for VP9, 1 to 32 for
  /// ProRes, where less is better; nil by default.
  public var crf: Int?
  /// The color behind translucent pixels in a format without alpha; nil for white, which is reported.
  public var matte: Pixel?

  /// Makes the default options.
  public init() {}
}
