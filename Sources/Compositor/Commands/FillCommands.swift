import Geometry

/// Fills an outline with a color.
struct FillCommand {
  var area: PaintedArea
  var color: Color
}

/// Fills an outline with a gradient.
struct GradientCommand {
  var area: PaintedArea
  /// The index of the list's gradient.
  var gradient: Int
}

/// Fills an outline with an image.
struct ImageCommand {
  var area: PaintedArea
  /// The index of the list's image.
  var image: Int
}

/// Fills the outlines of glyphs with a color.
///
/// The range of edges is empty if the strip has been recorded.
struct TextCommand {
  var area: PaintedArea
  var color: Color
  /// The index of the list's strip that contains the coverage of the glyphs, or records it.
  var strip: Int
}
