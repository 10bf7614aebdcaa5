/// The reason why a text is not YAML.
enum YAMLError: Error {
  /// The text contains characters that YAML doesn't allow.
  case text
  /// The text violates YAML's grammar; the problem is in the parser's words. Lines and columns count from 1.
  case grammar(problem: String, line: Int, column: Int)
  /// The parser ran out of memory.
  case memory
}
