/// A range within one line of a text.
package struct SourceRange: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in unicode scalars, as YAML counts.
  package var column: Int
  /// The number of scalars that it covers.
  package var length: Int
  /// The index of the text in the log; 0 is the scene itself.
  package var file = 0

  /// The part that begins at `offset` and covers `length` scalars.
  package func part(from offset: Int, length: Int) -> SourceRange {
    SourceRange(line: line, column: column + offset, length: max(1, length), file: file)
  }

  package init(line: Int, column: Int, length: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.length = length
    self.file = file
  }
}

/// A text that a scene is read from: the scene, a file that it includes, a value from outside.
package struct SourceText: Sendable {
  /// The name in messages.
  package let name: String
  package let text: String

  /// Makes a text, without the byte order mark that some editors put at the beginning of a file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
