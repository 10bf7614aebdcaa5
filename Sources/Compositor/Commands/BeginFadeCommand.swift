import Pixels

/// Goes on painting on a surface that begins as a copy of what is there; the first picture of two.
struct BeginFadeCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the command that ends the fade.
  var end: Int
}
