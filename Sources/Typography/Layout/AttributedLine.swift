package import LayerTree

/// A line of text in several fonts, which is shaped as one: letters join and kern across spans of one font, and directions
/// are those of the whole.
package struct AttributedLine {
  /// The characters in the order in which they are read.
  package var characters: [Character]
  /// For each character the span that it belongs to.
  package var spans: [Int]
  /// The font of each span; its string says nothing.
  package var fonts: [TextContent]
  /// True if the line as a whole runs to the left.
  package var runsLeft: Bool

  /// Makes a line.
  package init(characters: [Character], spans: [Int], fonts: [TextContent], runsLeft: Bool) {
    (self.characters, self.spans, self.fonts, self.runsLeft) = (characters, spans, fonts, runsLeft)
  }
}
