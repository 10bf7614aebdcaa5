/// The options of an animated WebP file.
public struct WebPOptions: Hashable, Sendable {
  /// The quality of lossy images, from 1 to 99; nil, the default, for lossless images that keep every pixel.
  ///
  /// The scale is uniform: each step up makes VP8's quantizer about 4 % smaller, and with it the error that a byte must
  /// save. Every rectangle is kept, encoded with VP8, or encoded losslessly, whichever has the lowest cost in bytes and
  /// error.
  public var quality: Int?
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  public var effort = 6

  /// Creates the default options.
  public init() {}
}
