import SceneDiagnostics
import SceneSyntax

/// A word that was chosen from a list, whose order counts.
struct Choice: Hashable, Sendable {
  /// The word.
  let word: String
  /// All that it was chosen from.
  let words: [String]
}
