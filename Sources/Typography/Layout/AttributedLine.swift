package import LayerTree

/// A line of text in several fonts, shaped as one: letters join and kern across spans of one font, and directions are
/// resolved for the whole line.
package struct AttributedLine {
  /// The characters in the order in which they are read.
  package var characters: [Character]
  /// The span that each character belongs to.
  package var spans: [Int]
  /// The font of each span; its string is ignored.
  package var fonts: [TextContent]
  /// True if the line as a whole runs to the left.
  package var runsLeft: Bool
  /// True if the line runs down, in which some letters are upright.
  package var isVertical: Bool

  /// Makes a line.
  package init(
    characters: [Character], spans: [Int], fonts: [TextContent], runsLeft: Bool, isVertical: Bool = false
  ) {
    (self.characters, self.spans, self.fonts) = (characters, spans, fonts)
    (self.runsLeft, self.isVertical) = (runsLeft, isVertical)
  }
}
