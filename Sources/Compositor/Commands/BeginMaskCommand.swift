import Pixels

/// Goes on painting a mask for the group begun last, on a clear surface.
struct BeginMaskCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the command that ends the mask.
  var end: Int
}
