package import Geometry

/// A glyph that has colors of its own, and the place of its origin, in points from the top left corner of the layout.
package struct ColorGlyph: Sendable {
  /// The face.
  package var face: FontFace
  /// The number of the glyph in its face.
  package var id: UInt32
  /// The size of the font, in points.
  package var fontSize: Double
  /// The color of the text around it, which parts of it may use; nil for the whole text's color.
  package var color: Color?
  /// The place of the origin, on the baseline.
  package var origin: Point
}
