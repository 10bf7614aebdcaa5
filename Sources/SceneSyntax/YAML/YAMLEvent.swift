/// One step through a YAML file.
struct YAMLEvent {
  enum Kind {
    /// A single value; plain if it was neither quoted nor in a block.
    case scalar(String, isPlain: Bool, anchor: String?)
    /// A reference to the node at an anchor.
    case alias(String)
    case listStart(anchor: String?)
    case listEnd
    case mapStart(anchor: String?)
    case mapEnd
    case documentStart
    case documentEnd
    case streamStart
    case streamEnd
  }

  let kind: Kind
  /// The line of its beginning; lines and columns (of Unicode scalars) count from 1.
  let line: Int
  let column: Int
}

/// The reason why a text is not YAML.
enum YAMLError: Error {
  /// The text contains characters that YAML doesn't allow.
  case text
  /// The text violates YAML's grammar; the problem is in the parser's words. Lines and columns count from 1.
  case grammar(problem: String, line: Int, column: Int)
  /// The parser ran out of memory.
  case memory
}
