/// A pattern of names or paths, as in `.gitignore`: `*` matches any characters but `/`, `**` any characters, and `?`
/// one character.
package struct NamePattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  private let characters: [Character]

  /// Creates a pattern from its text.
  package init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Returns whether the pattern matches a whole text.
  ///
  /// The time is proportional to the product of both lengths.
  package func matches(_ text: some StringProtocol) -> Bool {
    // For each prefix of the pattern, whether it matches the text so far.
    var states = [Bool](repeating: false, count: characters.count + 1)
    states[0] = true
    skipStars(&states)
    for character in text {
      var next = [Bool](repeating: false, count: states.count)
      for index in characters.indices where states[index] {
        switch characters[index] {
        case "*" where character != "/" || isDouble(index): next[index] = true
        case "*": break
        case "?" where character != "/": next[index + 1] = true
        default: if characters[index] == character { next[index + 1] = true }
        }
      }
      skipStars(&next)
      states = next
    }
    return states[characters.count]
  }

  /// Advances over stars, which may match an empty text.
  private func skipStars(_ states: inout [Bool]) {
    for index in characters.indices where states[index] && characters[index] == "*" { states[index + 1] = true }
  }

  private func isDouble(_ index: Int) -> Bool {
    index > 0 && characters[index - 1] == "*" || index + 1 < characters.count && characters[index + 1] == "*"
  }
}
