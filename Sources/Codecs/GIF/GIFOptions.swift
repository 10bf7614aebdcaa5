public import Pixels

/// The options of a GIF: its accepted loss, and the effort spent on its size.
///
/// By default, an animation of at most 256 colors is exact, and others have losses that are hard to see.
public struct GIFOptions: Hashable, Sendable {
  /// The quality from 1, the smallest file, to 100, the best a GIF can represent; 80 by default.
  public var quality = 80
  /// The maximum number of colors of a table, from 2 to 256; 256 by default.
  public var colors = 256
  /// The dithering of colors that are missing from the table; adaptive by default.
  public var dither = Dithering.adaptive
  /// The color that soft edges are blended with; if nil, pixels less than half opaque are omitted.
  ///
  /// Its alpha is ignored. Edge pixels that were more opaque before stay until their alpha is below about a third, or a
  /// higher limit above quality 80, so that trembling edges do not flicker.
  public var matte: Pixel?
  /// The error traded for size, in percent of the amount that the quality implies, from 0 to 1000; 100 by default.
  public var lossy = 100
  /// The effort spent on a smaller file, from 0 to 9; 6 by default.
  ///
  /// Up to 3, pixels get the nearest color of the table, without dithering, and each image is encoded once, in about
  /// three quarters of the time. Up to 7, the encoder follows one path through each frame; at 8 and 9 it follows
  /// several and keeps the best, in about ten times the time.
  public var effort = 6
  /// The highest effort at which each image is encoded only once.
  static let maximumQuickEffort = 3
  /// The table sizes to try, in colors, in ascending order.
  var tableSizes = AdaptivePalette.sizes

  /// Creates the default options.
  public init() {}

  /// True if every option is within its range.
  public var isValid: Bool {
    (1...100).contains(quality) && (2...256).contains(colors) && (0...1000).contains(lossy)
      && (0...9).contains(effort)
  }
}
