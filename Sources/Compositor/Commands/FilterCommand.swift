import Pixels

/// Filters the surface of the group begun last.
struct FilterCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the list's filter.
  var filter: Int
}
