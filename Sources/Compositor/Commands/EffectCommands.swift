import Geometry
import Pixels

/// Paints the shadow of an outline.
struct ShadowCommand {
  var area: PaintedArea
  var color: Color
  /// The index of the list's shadow.
  var shadow: Int
}

/// Paints the shadow of the last group begun, below it.
struct CastShadowCommand {
  /// The rectangle of the touched pixels.
  var box: PixelRect
  var color: Color
  /// The index of the list's cast shadow.
  var castShadow: Int
}

/// Filters the surface of the last group begun.
struct FilterCommand {
  /// The rectangle of the surface.
  var box: PixelRect
  /// The index of the list's filter.
  var filter: Int
  /// True if a second image is an input; its surface begins like a mask's, and ends here.
  var usesSecondImage = false
}
