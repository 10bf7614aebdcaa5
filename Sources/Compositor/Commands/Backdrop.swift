import Pixels
import Raster

/// The picture behind a layer, filtered.
struct Backdrop: Hashable {
  let filter: PictureFilter
  /// All pixels that are looked at.
  let reach: PixelRect
  /// True if they are those below the surface that is painted on.
  let isBehindGroup: Bool
}

/// Fills an outline with what is there, filtered.
struct BackdropCommand {
  var area: PaintedArea
  /// The index of the list's backdrop.
  var backdrop: Int
}
