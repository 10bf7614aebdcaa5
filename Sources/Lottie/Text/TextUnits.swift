import Arithmetic

/// The numbers of characters, words, and lines of a text.
struct TextUnits {
  private let characters: Int
  private let visible: Int
  private let words: Int
  private let lines: Int
  /// A reproducible random permutation for each number of units.
  private var orders: [Int: [Int]] = [:]

  init(_ glyphs: [TextBuilder.Glyph], isShuffled: Bool) {
    characters = glyphs.count
    visible = (glyphs.last?.visible ?? -1) + 1
    words = (glyphs.last?.word ?? -1) + 1
    lines = (glyphs.last?.line ?? -1) + 1
    guard isShuffled else { return }
    for count in [characters, visible, words, lines] {
      var random = RandomNumbers(seed: 1)
      var order = Array(0..<count)
      // This is the Fisher–Yates shuffle.
      for index in order.indices.dropFirst().reversed() {
        order.swapAt(index, min(index, Int(saturating: random.next() * Double(index + 1))))
      }
      orders[count] = order
    }
  }

  /// Returns the index of a glyph's unit, and the number of units.
  func position(of glyph: TextBuilder.Glyph, by basis: TextAnimator.Basis) -> (index: Int, count: Int) {
    switch basis {
    case .characters: (glyph.character, characters)
    case .charactersWithoutSpaces: (glyph.visible, visible)
    case .words: (glyph.word, words)
    case .lines: (glyph.line, lines)
    }
  }

  /// Returns the index of a unit in the random permutation of `count` units.
  func shuffled(_ index: Int, of count: Int) -> Int {
    guard let order = orders[count], order.indices.contains(index) else { return index }
    return order[index]
  }
}
