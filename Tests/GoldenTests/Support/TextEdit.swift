import Foundation

/// A scene's text with one place changed.
struct TextEdit {
  /// The text.
  let text: String
  /// The line that was changed, as it is now.
  let line: String
  /// The layer that the line is of; nil if it is of none.
  let layer: String?

  /// One edit for each place that matches, comments left out.
  static func all<Output>(
    in text: String, matching pattern: Regex<Output>, _ change: (Substring) -> String
  ) -> [TextEdit] {
    text.matches(of: pattern).compactMap { match in
      let lineStart = text[..<match.range.lowerBound].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
      let before = text[lineStart..<match.range.lowerBound]
      if before.contains(/^\s*#|\s#\s/) { return nil }
      let changed = text.replacingCharacters(in: match.range, with: change(text[match.range]))
      let line = changed[lineStart...].split(separator: "\n").first.map(String.init) ?? ""
      return TextEdit(text: changed, line: line, layer: layer(before: match.range.lowerBound, in: text))
    }
  }

  /// The name that was last given to a layer.
  private static func layer(before end: String.Index, in text: String) -> String? {
    let opener =
      /(?:\b(?:layer|button|shape|text|label|drawing|gradient|replicator|emitter|as|mask|scroll|image): )([A-Za-z_][A-Za-z0-9_]*)/
    return text[..<end].matches(of: opener).last.map { String($0.1) }
  }
}
