/// The messages that a child process has written to its standard error.
struct ProgramMessages {
  /// The first lines, joined; empty if there are none.
  let text: String

  /// Reads the messages.
  ///
  /// - Throws: ``OutputError`` when they cannot be read.
  init(_ file: SpoolFile) throws(OutputError) {
    let text = String(decoding: try file.read(at: 0, count: 1 << 12), as: UTF8.self)
    // SVT-AV1 prints a banner before any message.
    self.text = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("Svt[info]") }.prefix(3)
      .joined(separator: "; ")
  }
}
