/// The options of an animated WebP file.
public struct WebPOptions: Hashable, Sendable {
  /// The quality from 1 to 99 of lossy images; nil, the default, is lossless: every pixel as it was painted.
  ///
  /// It is one even scale: each step makes VP8's quantizer smaller by a twentieth, and with it the error that a byte must
  /// save. Every rectangle is kept, coded by VP8, or coded without loss, whichever costs the least of bytes and error.
  public var quality: Int?
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  public var effort = 6

  /// Makes the default options.
  public init() {}
}
