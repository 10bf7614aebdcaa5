import Geometry
import Pixels

/// Paints the shadow of the group begun last below it.
struct CastShadowCommand {
  /// The only pixels that are touched.
  var box: PixelRect
  var color: Color
  /// The index of the list's cast shadow.
  var castShadow: Int
}
