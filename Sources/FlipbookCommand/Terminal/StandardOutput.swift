import Flipbook

/// Standard output, for results in text.
enum StandardOutput {
  /// Writes a result, which must arrive.
  static func write(_ text: String) throws(OutputError) {
    let output = OutputFile.standardOutput
    try output.write(Array(text.utf8))
    try output.finish()
  }
}
