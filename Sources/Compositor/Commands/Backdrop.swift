import Pixels
import Raster

/// The image behind a layer, filtered.
struct Backdrop: Hashable {
  let filter: PictureFilter
  /// All pixels that are read.
  let reach: PixelRect
  /// True for a backdrop below the current surface.
  let isBehindGroup: Bool
}

/// Fills an outline with its filtered backdrop.
struct BackdropCommand {
  var area: PaintedArea
  /// The index of the list's backdrop.
  var backdrop: Int
}
