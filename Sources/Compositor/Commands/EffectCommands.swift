import Geometry
import Pixels

/// Paints the shadow of an outline.
struct ShadowCommand {
  var area: PaintedArea
  var color: Color
  /// The index of the list's shadow.
  var shadow: Int
}

/// Paints the shadow of the group begun last below it.
struct CastShadowCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  var color: Color
  /// The index of the list's cast shadow.
  var castShadow: Int
}

/// Filters the surface of the group begun last.
struct FilterCommand {
  /// All pixels of the surface.
  var box: PixelRect
  /// The index of the list's filter.
  var filter: Int
  /// True if a second image is an input; its surface began as a mask's does, and ends here.
  var usesPicture = false
}
