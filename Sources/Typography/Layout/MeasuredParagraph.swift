/// A paragraph with the widths of its characters, for breaking it into lines.
struct MeasuredParagraph {
  private let paragraph: Paragraph
  private let shaper: Shaper
  /// The advance of each scalar when the paragraph is set in one line; 0 for tabs.
  private let advances: [Double]

  /// The amount that a line may exceed the width by, in points, so that text fits its own measured size.
  static let tolerance = 1e-6
  /// The distance between tab stops, in points, as in Core Text.
  private static let tabInterval = 28.0

  init(_ paragraph: Paragraph, shaper: Shaper) {
    self.paragraph = paragraph
    self.shaper = shaper
    var advances = [Double](repeating: 0, count: paragraph.scalars.count)
    for item in paragraph.items where !item.isTab {
      for glyph in shaper.shape(item, of: paragraph.scalars) where advances.indices.contains(glyph.cluster) {
        advances[glyph.cluster] += glyph.advance
      }
    }
    self.advances = advances
  }

  /// The number of scalars.
  var count: Int { paragraph.scalars.count }

  /// The paragraph's embedding level, odd if it runs from right to left.
  var base: UInt8 { paragraph.levels.base }

  /// Returns the first tab stop after a position in a line.
  static func tabStop(after x: Double) -> Double {
    ((x / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Returns the advance of a part of the paragraph.
  func width(of range: Range<Int>) -> Double { range.reduce(0) { end(of: $1, from: $0) } }

  private func end(of index: Int, from x: Double) -> Double {
    paragraph.scalars[index] == "\t" ? MeasuredParagraph.tabStop(after: x) : x + advances[index]
  }

  /// Returns the end of the line that begins at `start`.
  ///
  /// The line ends at the last break opportunity within the width, or within a word that is wider than a whole line.
  /// Every line has at least one character.
  func endOfLine(from start: Int, width: Double) -> Int {
    var x = 0.0
    var index = start
    var lastBreak: Int?
    while index < count {
      if index > start, paragraph.breaks[index] { lastBreak = index }
      let end = paragraph.endOfCharacter(at: index)
      let next = (index..<end).reduce(x) { self.end(of: $1, from: $0) }
      // Spaces at the end of a line may extend beyond the width.
      if next > width + MeasuredParagraph.tolerance, !paragraph.isSpace(index), index > start {
        return lastBreak ?? index
      }
      (x, index) = (next, end)
    }
    return count
  }

  /// Returns `range` without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> { paragraph.trimmed(range) }

  /// Returns whether justification widens a scalar.
  func isWideningSpace(_ index: Int) -> Bool {
    paragraph.scalars[index] == " " || paragraph.scalars[index] == "\u{a0}"
  }

  /// Returns the text of a part of the paragraph.
  func text(of range: Range<Int>) -> StyledText {
    var text = StyledText()
    var start = range.lowerBound
    while start < range.upperBound {
      let end = paragraph.endOfCharacter(at: start)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: paragraph.scalars[start..<end])
      for character in String(view) { text.append(character, paragraph.styles[start]) }
      start = end
    }
    return text
  }

  /// Returns the items in a part of the paragraph, cut at its ends.
  func items(in range: Range<Int>) -> [TextItem] {
    // Finds the first item that ends after the beginning, by binary search.
    var (low, high) = (0, paragraph.items.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraph.items[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return paragraph.items[low...].prefix { $0.range.lowerBound < range.upperBound }.compactMap { $0.cut(to: range) }
  }

  /// Returns the glyphs of an item from left to right.
  func shape(_ item: TextItem) -> [Shaper.ShapedGlyph] { shaper.shape(item, of: paragraph.scalars) }
}
