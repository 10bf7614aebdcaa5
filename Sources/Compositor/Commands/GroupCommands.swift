import Geometry
import Pixels

/// Begins a group: continues on a transparent surface.
struct BeginGroupCommand {
  /// The rectangle of the surface.
  var box: PixelRect
  /// True if the surface is always painted completely, because its pixels depend on others around them, or it has its
  /// own pixel grid.
  ///
  /// In this case, the box of the command that ends the group contains all pixels that the group may touch.
  var isWhole: Bool
  /// The index of the command that ends the group.
  var end: Int
}

/// Ends a group: fills an outline with the last surface begun, and continues on the one below.
struct EndGroupCommand {
  /// The outline, and the opacity of the group.
  var area: PaintedArea
  /// The blend mode between the group and its backdrop.
  var blendMode = BlendMode.normal
}

/// Ends a layer's bitmap: fills an outline with the last surface begun, as an image with its own pixel grid, and
/// continues on the surface below.
struct EndBitmapCommand {
  /// The outline, and the opacity of the layer.
  var area: PaintedArea
  /// The index of the bitmap's transform in the list.
  var placement: Int
}

/// Begins a crossfade: continues with its first image, on a surface that is a copy of the current pixels.
struct BeginFadeCommand {
  /// The rectangle of the surface.
  var box: PixelRect
  /// The index of the command that ends the crossfade.
  var end: Int
}

/// Ends a crossfade: mixes the first image into the second, and continues there.
struct EndFadeCommand {
  /// The rectangle of the touched pixels.
  var box: PixelRect
  /// The weight of the first image, from 0 to 1.
  var firstWeight: Double
}
