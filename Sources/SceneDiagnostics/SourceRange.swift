/// A range within one line of a source text.
package struct SourceRange: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars, as YAML does.
  package var column: Int
  /// The length, in Unicode scalars.
  package var length: Int
  /// The index of the text in the diagnostic log; 0 is the scene itself.
  package var file = 0

  /// Returns the part of the range that begins at `offset` and has `length` scalars.
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

/// A text that a scene is read from: the scene file, an included file, or a value passed in by the caller.
package struct SourceText: Sendable {
  /// The name of the text in messages.
  package let name: String
  package let text: String

  /// Creates a source text, without the byte order mark that some editors put at the beginning of a file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
