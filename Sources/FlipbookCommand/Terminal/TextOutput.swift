import Flipbook

/// Writes results to text files.
enum TextOutput {
  /// Writes a text file, which appears once it is complete.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file; `-` is standard output.
  ///   - isReplacing: Whether an existing file may be replaced.
  /// - Throws: `OutputError`.
  static func write(_ text: String, to path: String, replacing isReplacing: Bool) throws(OutputError) {
    if path == "-" { return try StandardOutput.write(contents: text) }
    let file = try OutputFile(path: path, policy: isReplacing ? .replace : .keep)
    try file.write(Array(text.utf8))
    try file.finish()
  }
}
