extension StringProtocol {
  /// The text as a part of a message: on one line, with control characters escaped, and shortened.
  ///
  /// Names and values in a file may have any length and any characters. Only the beginning and the end are kept of long
  /// words, and of long strings.
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

/// The maximum lengths in messages, in Unicode scalars.
private enum MessageLength {
  /// The length of the longest word that is not shortened; a path may be one.
  static let word = 400
  /// The length of the longest message that is not shortened.
  static let text = 4000

  /// Returns the beginning and the end of a long string with an ellipsis between them; a short string is unchanged.
  static func shortened(_ scalars: [Unicode.Scalar], to limit: Int = word) -> String {
    guard scalars.count > limit else { return String(String.UnicodeScalarView(scalars)) }
    let (start, end) = (limit * 5 / 8, limit / 4)
    return String(String.UnicodeScalarView(scalars.prefix(start))) + "…"
      + String(String.UnicodeScalarView(scalars.suffix(end)))
  }
}
