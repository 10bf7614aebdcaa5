package import Geometry
package import LayerTree

/// A line of typeset text.
package struct TextLine: Sendable {
  /// The glyphs from left to right.
  package var runs: [GlyphRun] = []
  /// The color glyphs; these aren't part of the runs.
  package var colorGlyphs: [ColorGlyph] = []
  /// The start of the line, in points from the left of the layout.
  package var x = 0.0
  /// The baseline, in points from the top of the layout.
  package var baseline = 0.0
  /// The advance, without white space at the end, in points.
  package var width = 0.0
  /// The distance from the baseline up to the top of the tallest face, or at least of the text's own face.
  package var ascent: Double
  /// The distance from the baseline down to the bottom of the deepest face.
  package var descent: Double
  /// The gap below the line.
  package var lineGap: Double
  /// The maximum distance of an outline in the line from its glyph's origin, in points.
  package var reach = 0.0

  /// A rectangle that contains all outlines, in points from the top left corner of the layout.
  package var inkBounds: Rect { Rect(x - reach, baseline - reach, width + 2 * reach, 2 * reach) }

  /// Moves the line and its glyphs.
  mutating func move(x dx: Double, y dy: Double) {
    x += dx
    baseline += dy
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].x += dx
        runs[run].glyphs[glyph].y += dy
      }
    }
    for index in colorGlyphs.indices { colorGlyphs[index].origin = colorGlyphs[index].origin + Point(dx, dy) }
  }
}

/// A color glyph, and the position of its origin, in points from the top left corner of the layout.
package struct ColorGlyph: Sendable {
  /// The face.
  package var face: FontFace
  /// The index of the glyph in its face.
  package var id: UInt32
  /// The size of the font, in points.
  package var fontSize: Double
  /// The color of the surrounding text, which parts of the glyph may use; nil for the color of the whole text.
  package var color: Color?
  /// The position of the origin, on the baseline.
  package var origin: Point

  /// The transform to the layout from em units, the units of the glyph's image.
  package var place: AffineTransform {
    AffineTransform.scale(fontSize, fontSize).concatenating(.translation(origin.x, origin.y))
  }
}

/// A line of text in several fonts, shaped as a whole: letters join and kern across spans of one font, and directions
/// are resolved for the whole line.
package struct AttributedLine {
  /// The characters in reading order.
  package var characters: [Character]
  /// The index of the span that each character belongs to.
  package var spans: [Int]
  /// The font of each span; its string is ignored.
  package var fonts: [TextContent]
  /// True if the line as a whole runs from right to left.
  package var runsLeft: Bool
  /// True if the line is vertical; some letters in it are upright.
  package var isVertical: Bool

  /// Creates a line.
  package init(
    characters: [Character], spans: [Int], fonts: [TextContent], runsLeft: Bool, isVertical: Bool = false
  ) {
    (self.characters, self.spans, self.fonts) = (characters, spans, fonts)
    (self.runsLeft, self.isVertical) = (runsLeft, isVertical)
  }
}
