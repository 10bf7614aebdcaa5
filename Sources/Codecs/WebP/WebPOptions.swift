/// The options of an animated WebP file.
public struct WebPOptions: Hashable, Sendable {
  /// The quality from 1 to 99 of lossy images; nil, the default, is lossless: every pixel as it was painted.
  ///
  /// Frames are coded twice, by VP8 and in fewer colors without further loss, and the file that is smaller for its error is
  /// kept; by VP8 alone if only later ones are translucent.
  public var quality: Int?
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  public var effort = 6

  /// Makes the default options.
  public init() {}
}
