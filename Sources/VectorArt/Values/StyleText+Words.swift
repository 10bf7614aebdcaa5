extension StyleText {
  /// The words of a value, of which calls are one each.
  static func words(_ text: String) -> [String] {
    split(text.words.joined(separator: " "), at: " ").filter { !$0.isEmpty }
  }
}
