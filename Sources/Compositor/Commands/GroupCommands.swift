import Geometry
import Pixels

/// Continues on a clear surface.
struct BeginGroupCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// True if the surface is painted whole, as a pixel depends on others around it, or has pixels of its own.
  ///
  /// If true, the box of the command that ends the group contains all pixels that the group may touch.
  var isWhole: Bool
  /// The index of the command that ends the group.
  var end: Int
}

/// Fills an outline with the last surface begun, and continues on the one below.
struct EndGroupCommand {
  /// The outline, and the opacity of the group.
  var area: PaintedArea
  /// The blend mode of the group with its backdrop.
  var blendMode = BlendMode.normal
}

/// Fills an outline with the last surface begun, as an image with its own pixel grid, and continues on the surface
/// below.
struct EndBitmapCommand {
  /// The outline, and the opacity of the layer.
  var area: PaintedArea
  /// The index of the list's placement of bitmaps.
  var placement: Int
}

/// Continues on a surface initialized with the current pixels: the first image of a crossfade.
struct BeginFadeCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the command that ends the fade.
  var end: Int
}

/// Mixes the first image into the second, and continues there.
struct EndFadeCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  /// The share of the first image, 0 to 1.
  var firstShare: Double
}
