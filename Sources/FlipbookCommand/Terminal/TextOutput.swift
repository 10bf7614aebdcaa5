import Flipbook

/// Writes results to files.
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
    try write(Array(text.utf8), to: path, replacing: isReplacing)
  }

  /// Writes a file, which appears once it is complete.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file.
  ///   - isReplacing: Whether an existing file may be replaced.
  /// - Throws: `OutputError`.
  static func write(_ bytes: [UInt8], to path: String, replacing isReplacing: Bool) throws(OutputError) {
    let file = try OutputFile(path: path, policy: isReplacing ? .replace : .keep)
    try file.write(bytes)
    try file.finish()
  }
}
