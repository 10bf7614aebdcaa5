extension StyleText {
  /// Splits a value into words; a function call counts as one word.
  static func words(_ text: String) -> [String] {
    split(text.words.joined(separator: " "), at: " ").filter { !$0.isEmpty }
  }
}
