package import Geometry
package import LayerTree

/// A line of a typeset text.
package struct TextLine: Sendable {
  /// The glyphs from left to right.
  package var runs: [GlyphRun] = []
  /// The glyphs with their own colors; these aren't part of the runs.
  package var colorGlyphs: [ColorGlyph] = []
  /// The start of the line, in points from the left of the layout.
  package var x = 0.0
  /// The baseline, in points from the top of the layout.
  package var baseline = 0.0
  /// The advance, without white space at the end.
  package var width = 0.0
  /// From the baseline up to the top of the tallest face, at least the text's own.
  package var ascent: Double
  /// From the baseline down to the bottom of the deepest face.
  package var descent: Double
  /// The gap below the line.
  package var lineGap: Double
  /// The largest distance of an outline in the line from its glyph's origin, in points.
  package var reach = 0.0

  /// A rectangle around all outlines, in points from the top left corner of the layout.
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

/// A glyph that has colors of its own, and the place of its origin, in points from the top left corner of the layout.
package struct ColorGlyph: Sendable {
  /// The face.
  package var face: FontFace
  /// The number of the glyph in its face.
  package var id: UInt32
  /// The size of the font, in points.
  package var fontSize: Double
  /// The color of the surrounding text, used by parts of it on request; nil for the whole text's color.
  package var color: Color?
  /// The place of the origin, on the baseline.
  package var origin: Point

  /// From units of the em, where its image is, to the layout.
  package var place: AffineTransform {
    AffineTransform.scale(fontSize, fontSize).concatenating(.translation(origin.x, origin.y))
  }
}

/// A line of text in several fonts, shaped as one: letters join and kern across spans of one font, and directions are
/// resolved for the whole line.
package struct AttributedLine {
  /// The characters in reading order.
  package var characters: [Character]
  /// The span that each character belongs to.
  package var spans: [Int]
  /// The font of each span; its string is ignored.
  package var fonts: [TextContent]
  /// True if the line as a whole runs to the left.
  package var runsLeft: Bool
  /// True if the line is vertical; some letters in it are upright.
  package var isVertical: Bool

  /// Makes a line.
  package init(
    characters: [Character], spans: [Int], fonts: [TextContent], runsLeft: Bool, isVertical: Bool = false
  ) {
    (self.characters, self.spans, self.fonts) = (characters, spans, fonts)
    (self.runsLeft, self.isVertical) = (runsLeft, isVertical)
  }
}
