import LayerTree

/// The characters of styled text, each with the index of its style.
struct StyledText {
  var characters: [Character] = []
  var styles: [Int] = []

  init() {}

  /// Creates the text of a layer, with one style, or one for each run.
  init(_ content: TextContent) {
    guard !content.textRuns.isEmpty else {
      characters = Array(content.string)
      styles = Array(repeating: 0, count: characters.count)
      return
    }
    for (index, run) in content.textRuns.enumerated() {
      for character in run.string { append(character, index) }
    }
  }

  var isEmpty: Bool { characters.isEmpty }
  var count: Int { characters.count }
  var indices: Range<Int> { characters.indices }

  mutating func append(_ character: Character, _ style: Int) {
    characters.append(character)
    styles.append(style)
  }

  mutating func append(_ other: StyledText) {
    characters += other.characters
    styles += other.styles
  }

  /// Returns a part of the text.
  subscript(range: Range<Int>) -> StyledText {
    var part = StyledText()
    (part.characters, part.styles) = (Array(characters[range]), Array(styles[range]))
    return part
  }

  /// The paragraphs, separated by line breaks.
  var paragraphs: [StyledText] {
    var paragraphs: [StyledText] = []
    var start = 0
    for index in indices where characters[index].isNewline {
      paragraphs.append(self[start..<index])
      start = index + 1
    }
    // A line break at the end adds no empty line.
    if start < count { paragraphs.append(self[start..<count]) }
    return paragraphs
  }
}
