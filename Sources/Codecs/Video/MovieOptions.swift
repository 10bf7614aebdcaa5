public import Pixels

/// The options of a movie: its codec, its quality, and the color behind translucent pixels.
public struct MovieOptions: Hashable, Sendable {
  /// The codec, one of ``MovieFormat/codecs``; nil, the default, is the first of them.
  public var codec: MovieCodec?
  /// The quality from 1, the smallest file, to 100; 80 by default, with barely visible losses.
  public var quality = 80
  /// The encoder's own constant rate factor, used in place of ``quality``, in ``MovieCodec/rateFactors``: lower is
  /// better; nil by default.
  public var crf: Int?
  /// The color behind translucent pixels in a movie without alpha; nil for white in MP4, with a warning.
  ///
  /// WebM is chosen for its alpha: there, translucent pixels without a color behind them are an error if the codec has
  /// no alpha.
  public var matte: Pixel?
  /// The maximum number of frames from a keyframe to the next, in a movie whose frames refer only to earlier ones, so
  /// that a player can show any frame soon; nil, the default, for the encoder's own choice.
  package var keyframeInterval: Int?

  /// Creates the default options.
  public init() {}

  /// Returns the codec for a movie of the given format.
  package func codec(in format: MovieFormat) -> MovieCodec { codec ?? format.codecs[0] }
}
