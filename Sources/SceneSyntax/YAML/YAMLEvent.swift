/// An event of the YAML parser.
struct YAMLEvent {
  enum Kind {
    /// A scalar; plain if it is neither quoted nor a block scalar.
    case scalar(String, isPlain: Bool, anchor: String?)
    /// A reference to an anchored node.
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
  /// The line where the event starts; lines and columns count from 1, columns in Unicode scalars.
  let line: Int
  let column: Int
}

/// The reason why a text isn't valid YAML.
enum YAMLError: Error {
  /// The text contains characters that aren't allowed in YAML.
  case text
  /// The text violates the grammar of YAML.
  ///
  /// The problem is the parser's message. Lines and columns count from 1.
  case grammar(problem: String, line: Int, column: Int)
  /// The parser ran out of memory.
  case memory
}
