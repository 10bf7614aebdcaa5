extension StringProtocol {
  /// The text as a part of a message: on one line, with control characters as escapes, and short.
  ///
  /// Names and values of a file may have any length and any characters. Of a long word its beginning and its end stay, and
  /// of a long text as well.
  package var message: String {
    var text = ""
    var word: [Unicode.Scalar] = []
    var length = 0
    func endWord() {
      length += Swift.min(word.count, MessageLength.word)
      if length <= MessageLength.text || word.count <= MessageLength.word { text += MessageLength.shortened(word) }
      word = []
    }
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        endWord()
        text.unicodeScalars.append(scalar)
      } else {
        word.append(scalar)
      }
    }
    endWord()
    let scalars = Array(text.unicodeScalars)
    return MessageLength.shortened(scalars, to: MessageLength.text).printableLine
  }
}

/// The lengths of messages, in Unicode scalars.
private enum MessageLength {
  /// The longest word that is shown whole; a path may be one.
  static let word = 400
  /// The longest message that is shown whole.
  static let text = 4000

  /// The beginning and the end of a long text with an ellipsis between; a short text is unchanged.
  static func shortened(_ scalars: [Unicode.Scalar], to most: Int = word) -> String {
    guard scalars.count > most else { return String(String.UnicodeScalarView(scalars)) }
    let (start, end) = (most * 5 / 8, most / 4)
    return String(String.UnicodeScalarView(scalars.prefix(start))) + "…"
      + String(String.UnicodeScalarView(scalars.suffix(end)))
  }
}
