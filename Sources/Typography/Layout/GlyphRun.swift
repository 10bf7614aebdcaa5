package import Geometry

/// Consecutive glyphs of one face, size, and color.
package struct GlyphRun: Sendable {
  /// The face.
  package var face: FontFace
  /// The size of the font, in points.
  package var fontSize: Double
  /// The color; nil for the color of the whole text.
  package var color: Color?
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
}

/// A glyph and the position of its origin, in points from the top left corner of the layout, with y down.
package struct Glyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  package var id: UInt32
  /// The horizontal position of the origin, in points.
  package var x: Double
  /// The vertical position of the origin, in points: the baseline, except for marks that are shifted from it.
  package var y: Double
}

/// The glyphs that represent one or more characters together.
package struct GlyphCluster {
  /// The index of the first character.
  package var character: Int
  /// The metrics of the glyphs' face, which may be a fallback.
  package var metrics: FontMetrics
  /// True if the glyphs are an upright letter in a vertical line.
  package var isUpright = false
  /// The outlines in points, with the pen at the origin and the baseline along the x axis.
  package var outline = Path()
  /// The images of color glyphs, each with its transform to points.
  package var pictures: [(picture: GlyphImage, place: AffineTransform)] = []
  /// The advance in points, including letter spacing.
  package var advance = 0.0
  /// The part of the advance that is letter spacing, in points.
  package var spacing = 0.0
}
