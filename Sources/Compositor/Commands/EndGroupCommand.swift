import Geometry

/// Fills an outline with the surface begun last, and goes on painting below it.
struct EndGroupCommand {
  /// The outline, and the opacity of the group.
  var area: PaintedArea
  /// The blend mode with what is behind the group.
  var blendMode = BlendMode.normal
}
