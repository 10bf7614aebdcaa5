import Pixels

/// Filters the surface of the group begun last.
struct FilterCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the list's filter.
  var filter: Int
  /// True if another picture, whose painting began as a mask's does, is an input, and painting goes on without it.
  var usesPicture = false
}
