/// The number of characters, words, and lines of a text.
struct TextUnits {
  private let characters: Int
  private let visible: Int
  private let words: Int
  private let lines: Int

  init(_ glyphs: [TextBuilder.Glyph]) {
    characters = glyphs.count
    visible = (glyphs.last?.visible ?? -1) + 1
    words = (glyphs.last?.word ?? -1) + 1
    lines = (glyphs.last?.line ?? -1) + 1
  }

  /// The number of a glyph's unit, and how many there are.
  func position(of glyph: TextBuilder.Glyph, by basis: TextAnimator.Basis) -> (index: Int, count: Int) {
    switch basis {
    case .characters: (glyph.character, characters)
    case .charactersWithoutSpaces: (glyph.visible, visible)
    case .words: (glyph.word, words)
    case .lines: (glyph.line, lines)
    }
  }
}
