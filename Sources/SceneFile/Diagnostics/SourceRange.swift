/// A stretch of one line of a text.
struct SourceRange: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in unicode scalars, as YAML counts.
  var column: Int
  /// How many scalars it covers.
  var length: Int
  /// The index of the text among those of the log; 0 is the scene itself.
  var file = 0

  /// The part that begins `offset` scalars on and covers `length` of them.
  func part(from offset: Int, length: Int) -> SourceRange {
    SourceRange(line: line, column: column + offset, length: max(1, length), file: file)
  }
}
