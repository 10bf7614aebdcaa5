/// One step through a YAML file.
struct YAMLEvent {
  enum Kind {
    /// A single value; plain when it stood neither in quotes nor in a block.
    case scalar(String, isPlain: Bool, anchor: String?)
    /// A name for what stood at an anchor.
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
  /// It holds characters that no YAML file may hold.
  case text
  /// It breaks YAML's grammar there; the problem is in the parser's words. Lines and columns count from 1.
  case grammar(problem: String, line: Int, column: Int)
  /// There was no memory for it.
  case memory
}
