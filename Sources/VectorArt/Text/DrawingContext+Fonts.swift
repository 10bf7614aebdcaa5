import LayerTree
import Typography

extension DrawingContext {
  /// Returns the decoration lines that an element inherits from its ancestors.
  func decorationsAround(_ number: Int) -> Set<TextStyle.Decoration> {
    var lines: Set<TextStyle.Decoration> = []
    var outer = document[number].parent
    while let current = outer {
      let words = document[current].declarations[.textDecoration]?.words ?? []
      lines.formUnion(words.compactMap { TextStyle.Decoration(rawValue: $0) })
      outer = document[current].parent
    }
    return lines
  }

  /// Returns the language of an element in lowercase and without its region, such as `tr`; empty if it is unknown.
  func language(of number: Int) -> String {
    var next: Int? = number
    while let current = next {
      if let tag = document[current]["xml:lang"] ?? document[current]["lang"] {
        return tag.trimmed.prefix { $0 != "-" }.lowercased()
      }
      next = document[current].parent
    }
    return ""
  }

  /// Reports characters that are missing from all fonts, and missing features of the fonts.
  mutating func warnOfMissingCharacters(_ reader: TextReader) throws(FontError) {
    for (index, source) in reader.sources.enumerated() {
      var text = TextContent(String(reader.characters.filter { $0.styleIndex == index }.map(\.character)))
      guard !text.string.isEmpty else { continue }
      text.fontName = source.style.text.families.first { fonts.hasFamily($0) } ?? "serif"
      (text.fontFeatures, text.fontVariations) = (source.style.text.usedFeatures, source.style.text.wantedVariations)
      for message in try fonts.missingSettings(of: text) { warn(message, source.number) }
      for character in try fonts.missingCharacters(of: text) {
        let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        warn("no font has the character ‘\(character)’ (\(codes.joined(separator: " ")))", source.number)
      }
    }
  }

  /// Returns the font of an element's characters.
  mutating func font(of source: TextReader.Source) -> TextContent {
    let style = source.style.text
    if !style.families.contains(where: { fonts.hasFamily($0) }) {
      warn(
        "the font \(style.families.joined(separator: ", ")) is missing and is replaced by another font", source.number)
    }
    return font(of: style)
  }

  /// Returns the font of a style.
  func font(of style: TextStyle) -> TextContent {
    var content = TextContent()
    content.fontName = style.families.first { fonts.hasFamily($0) } ?? "serif"
    content.fontSize = style.size
    content.fontWeight = style.weight
    content.isItalic = style.isItalic
    content.letterSpacing = style.letterSpacing + (style.kerning ?? 0)
    content.fontFeatures = style.usedFeatures
    content.fontVariations = style.usedVariations
    return content
  }
}
