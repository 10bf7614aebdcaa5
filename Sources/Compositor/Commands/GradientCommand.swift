/// Fills an outline with a gradient.
struct GradientCommand {
  var area: PaintedArea
  /// The index of the list's gradient.
  var gradient: Int
}
