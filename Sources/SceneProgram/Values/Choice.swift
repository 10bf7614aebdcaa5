/// A word that was chosen from a list, whose order counts.
package struct Choice: Hashable, Sendable {
  /// The word.
  package let word: String
  /// All that it was chosen from.
  package let words: [String]

  package init(word: String, words: [String]) {
    self.word = word
    self.words = words
  }
}
