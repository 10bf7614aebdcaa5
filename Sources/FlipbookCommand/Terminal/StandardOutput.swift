import Encodings
import Flipbook
import SceneDiagnostics

/// Writes results to standard output.
enum StandardOutput {
  /// Writes lines with control characters escaped, and throws on failure.
  static func write(_ text: String) throws(OutputError) { try writeExactly(text.printable) }

  /// Writes the text of a file, and throws on failure; on a terminal, control characters are escaped.
  static func write(contents text: String) throws(OutputError) {
    try writeExactly(Platform.isTerminal(1) ? text.printable : text)
  }

  /// Writes lines in white on black, only on a terminal.
  static func draw(_ lines: [String]) throws(OutputError) {
    guard Platform.isTerminal(1) else { return }
    try writeExactly(lines.map { TerminalText($0, graphicRendition: "97;40").encoded + "\n" }.joined())
  }

  /// Writes the bytes that show an image in a terminal.
  static func writeImage(_ bytes: [UInt8]) throws(OutputError) {
    let output = OutputFile.standardOutput
    try output.write(bytes)
    try output.finish()
  }

  private static func writeExactly(_ text: String) throws(OutputError) {
    let output = OutputFile.standardOutput
    try output.write(Array(text.utf8))
    try output.finish()
  }
}
