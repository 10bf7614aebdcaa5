/// The options of an animated WebP file.
public struct WebPOptions: Hashable, Sendable {
  /// The quality of lossy images, from 1 to 99; nil, the default, for lossless images that keep every pixel.
  ///
  /// The scale is uniform: each step of 5 makes VP8's quantizer a sixth smaller, and with it the error that a byte must
  /// save. Qualities in between are rounded to the nearest step. Every rectangle is kept, encoded with VP8, or encoded
  /// losslessly, whichever has the lowest cost in bytes and error.
  public var quality: Int?
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  public var effort = 6

  /// Creates the default options.
  public init() {}
}
