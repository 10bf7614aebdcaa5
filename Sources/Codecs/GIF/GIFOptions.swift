public import Pixels

/// The options of a GIF: its accepted loss, and the effort spent on its size.
///
/// By default, an animation of at most 256 colors is exact, and others have losses that are hard to see.
public struct GIFOptions: Hashable, Sendable {
  /// The quality from 1, the smallest file, to 100, as faithful as a GIF can be; 80 by default.
  public var quality = 80
  /// The most colors of a table, from 2 to 256; 256 unless set.
  public var colors = 256
  /// The dithering of colors that are missing from the table; adaptive unless set.
  public var dither = Dithering.adaptive
  /// The color that soft edges are blended with; if nil, pixels less than half opaque are left out.
  ///
  /// Its alpha is ignored. At edges, pixels that were more opaque stay down to about a third, less far above quality 80, so
  /// that trembling edges do not flicker.
  public var matte: Pixel?
  /// The error traded for size, in percent of the amount that the quality implies, from 0 to 1000; 100 by default.
  public var lossy = 100
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  ///
  /// Up to 3, pixels get the nearest color of the table, without patterns, and each image is encoded in one way, in
  /// about three quarters of the time. Up to 7, one path through each frame is searched; at 8 and 9 several at once,
  /// and the best is kept, in some ten times the time.
  public var effort = 6
  /// The largest effort without any trials.
  static let maximumQuickEffort = 3
  /// The numbers of colors that are tried for a table, rising.
  var tableSizes = AdaptivePalette.sizes

  /// Makes the standard options.
  public init() {}

  /// True if every option is within its range.
  public var isValid: Bool {
    (1...100).contains(quality) && (2...256).contains(colors) && (0...1000).contains(lossy)
      && (0...9).contains(effort)
  }
}
