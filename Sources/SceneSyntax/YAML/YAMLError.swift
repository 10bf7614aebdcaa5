/// The reason why a text is not YAML.
enum YAMLError: Error {
  /// It holds characters that no YAML file may hold.
  case text
  /// It breaks YAML's grammar there; the problem is in the parser's words. Lines and columns count from 1.
  case grammar(problem: String, line: Int, column: Int)
  /// There was no memory for it.
  case memory
}
