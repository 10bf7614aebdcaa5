import Flipbook
import SceneDiagnostics

/// Standard output, for results in text.
enum StandardOutput {
  /// Writes lines for people and programs, which must arrive; characters that terminals would obey are escaped.
  static func write(_ text: String) throws(OutputError) { try writeExactly(text.printable) }

  /// Writes the text of a file, which must arrive: exactly, unless it is shown on a terminal.
  static func write(contents text: String) throws(OutputError) {
    try writeExactly(Platform.isTerminal(1) ? text.printable : text)
  }

  private static func writeExactly(_ text: String) throws(OutputError) {
    let output = OutputFile.standardOutput
    try output.write(Array(text.utf8))
    try output.finish()
  }
}
