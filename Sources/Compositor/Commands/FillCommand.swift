import Geometry

/// Fills an outline with a color.
struct FillCommand {
  var area: PaintedArea
  var color: Color
}
