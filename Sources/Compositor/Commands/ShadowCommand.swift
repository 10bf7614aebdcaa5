import Geometry

/// Paints the shadow of an outline.
struct ShadowCommand {
  var area: PaintedArea
  var color: Color
  /// The index of the list's shadow.
  var shadow: Int
}
