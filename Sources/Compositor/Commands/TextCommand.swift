import Geometry

/// Fills the outlines of glyphs with a color.
///
/// Its edges are empty where the strip has been recorded.
struct TextCommand {
  var area: PaintedArea
  var color: Color
  /// The index of the list's strip that has their coverage, or records it.
  var strip: Int
}
