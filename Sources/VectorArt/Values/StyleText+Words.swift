extension StyleText {
  /// The words of a value; a function call counts as one word.
  static func words(_ text: String) -> [String] {
    split(text.words.joined(separator: " "), at: " ").filter { !$0.isEmpty }
  }
}
