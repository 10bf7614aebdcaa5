import Pixels
import Raster

/// The filtered image behind a layer.
struct Backdrop: Hashable {
  let filter: ImageFilter
  /// The rectangle of all pixels that are read.
  let reach: PixelRect
  /// True if the backdrop is below the current surface.
  let isBehindGroup: Bool
}

/// Fills an outline with its filtered backdrop.
struct BackdropCommand {
  var area: PaintedArea
  /// The index of the list's backdrop.
  var backdrop: Int
}
