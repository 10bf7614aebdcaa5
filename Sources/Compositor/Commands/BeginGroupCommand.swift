import Pixels

/// Goes on painting on a clear surface.
struct BeginGroupCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// True if the surface is painted whole, as a pixel depends on others around it.
  ///
  /// Then the box of the command that ends the group has all that the group may touch.
  var isWhole: Bool
  /// The index of the command that ends the group.
  var end: Int
}
