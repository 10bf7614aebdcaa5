/// The settings of font features or variation axes: quoted tags, each with a value.
///
/// Source: CSS Fonts Module Level 4, sections 6.12 and 7.1.
struct FontSettings {
  var values: [(tag: String, value: Double)] = []

  /// Reads a value such as `"tnum", "liga" off` or `"wght" 450`; nil for anything else.
  init?(_ text: String) {
    for setting in StyleText.split(text, at: ",") {
      let words = setting.trimmed
      guard let quote = words.first, quote == "\"" || quote == "'",
        let end = words.dropFirst().firstIndex(of: quote)
      else { return nil }
      let tag = String(words[words.index(after: words.startIndex)..<end])
      let rest = String(words[words.index(after: end)...]).trimmed
      guard tag.utf8.count == 4, tag.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { return nil }
      switch rest {
      case "", "on": values.append((tag, 1))
      case "off": values.append((tag, 0))
      default:
        guard let value = Double(number: rest) else { return nil }
        values.append((tag, value))
      }
    }
  }
}
