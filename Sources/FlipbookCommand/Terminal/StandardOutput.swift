import Encodings
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

  /// Draws lines in white on black if it is a terminal: nobody else can look at them.
  static func draw(_ lines: [String]) throws(OutputError) {
    guard Platform.isTerminal(1) else { return }
    try writeExactly(lines.map { TerminalText($0, graphicRendition: "97;40").encoded + "\n" }.joined())
  }

  private static func writeExactly(_ text: String) throws(OutputError) {
    let output = OutputFile.standardOutput
    try output.write(Array(text.utf8))
    try output.finish()
  }
}
