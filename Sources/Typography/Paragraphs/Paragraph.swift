import CHarfBuzz

/// An analyzed paragraph: characters, directions, fonts, and break opportunities.
struct Paragraph {
  let scalars: [Unicode.Scalar]
  /// For each scalar, true if a character begins with it; followed by true for the end.
  let starts: [Bool]
  /// For each scalar, true if a line may begin with it.
  let breaks: [Bool]
  let levels: BidiLevels
  let items: [TextItem]
  /// The index of each scalar's style.
  let styles: [Int]

  /// - Parameters:
  ///   - text: The text, without line breaks.
  ///   - styles: The styles that the text is set in.
  ///   - base: The paragraph's embedding level; nil to determine it from the first strong character.
  init(_ text: StyledText, styles: [TextStyle], base: UInt8? = nil) {
    var scalars: [Unicode.Scalar] = []
    var starts: [Bool] = []
    var owners: [Int] = []
    for (index, character) in text.characters.enumerated() {
      starts.append(true)
      for scalar in character.unicodeScalars {
        scalars.append(Paragraph.shown(scalar))
        owners.append(text.styles[index])
        if scalars.count > starts.count { starts.append(false) }
      }
    }
    starts.append(true)
    self.styles = owners
    self.scalars = scalars
    self.starts = starts
    breaks = LineBreaks.opportunities(in: scalars, starts: starts)
    levels = BidiLevels(scalars, base: base)
    items = Paragraph.items(scalars, starts: starts, levels: levels, style: { owners[$0] }) {
      styles[owners[$0.startIndex]].cascade.face(for: $0)
    }
  }

  /// Returns the replacement of a scalar: control characters become invisible scalars that join their neighbors.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{2060}" : scalar
  }

  /// Returns whether a scalar adds no width at the end of a line.
  func isSpace(_ index: Int) -> Bool {
    scalars[index] == "\t" || LineBreakClass(scalars[index]) == .space
  }

  /// Returns the index after the character that begins at `index`.
  func endOfCharacter(at index: Int) -> Int {
    var end = index + 1
    while !starts[end] { end += 1 }
    return end
  }

  /// Returns `range` without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Splits the paragraph where the face, the script, the level, or the style changes, and around tabs.
  static func items(
    _ scalars: [Unicode.Scalar], starts: [Bool], levels: BidiLevels, style: (Int) -> Int,
    face: (ArraySlice<UInt32>) -> FontFace
  ) -> [TextItem] {
    let values = scalars.map(\.value)
    let functions = unsafe hb_unicode_funcs_get_default()
    var items: [TextItem] = []
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while !starts[end] { end += 1 }
      let script =
        unsafe values[start] < 0x80 && !(values[start] | 32).isLatinLetter
        ? HB_SCRIPT_COMMON : hb_unicode_script(functions, values[start])
      let item = TextItem(
        range: start..<end, face: face(values[start..<end]), script: script, level: levels[start], style: style(start),
        isTab: values[start] == 9)
      if let last = items.last, let joined = last.joined(with: item) {
        items[items.count - 1] = joined
      } else {
        items.append(item)
      }
      start = end
    }
    return items
  }
}

extension UInt32 {
  /// True if the scalar is a lowercase ASCII letter.
  fileprivate var isLatinLetter: Bool { (0x61...0x7a).contains(self) }
}

extension TextItem {
  /// True if the scalar doesn't belong to a specific script, such as a space or a digit.
  private var isOfAnyScript: Bool { script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED }

  /// Returns this item joined with the next one; nil if they must be shaped separately.
  fileprivate func joined(with next: TextItem) -> TextItem? {
    guard face == next.face, level == next.level, style == next.style, !isTab, !next.isTab,
      script == next.script || isOfAnyScript || next.isOfAnyScript
    else { return nil }
    var item = self
    item.range = range.lowerBound..<next.range.upperBound
    if isOfAnyScript { item.script = next.script }
    return item
  }
}

/// Finds line break opportunities (Unicode Standard Annex 14), with numbers as in example 7 of section 8.2.
///
/// Thai, Lao, and Khmer would need a dictionary; they are broken only at spaces, and inside words wider than a line.
enum LineBreaks {
  /// Returns for each scalar whether a line may begin with it, followed by false for the end.
  ///
  /// `starts` marks the scalars that begin characters, since no line begins within a character.
  static func opportunities(in scalars: [Unicode.Scalar], starts: [Bool]) -> [Bool] {
    var result = [Bool](repeating: false, count: scalars.count + 1)
    var state = LineBreakState()
    let classes = scalars.map { LineBreakClass($0) }
    for (index, next) in classes.enumerated() {
      let isPossible = state.mayBreak(before: next) { classes[(index + 1)...].first { !$0.isMark } }
      result[index] = index > 0 && starts[index] && isPossible
      state.append(next)
    }
    return result
  }
}
