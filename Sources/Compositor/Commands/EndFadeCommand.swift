import Pixels

/// Mixes the first picture into the second, and goes on painting there.
struct EndFadeCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  /// The share of the first picture, 0 to 1.
  var firstShare: Double
}
