/// The lines of a text as YAML defines them: a line ends with a line feed, a carriage return, both together, a next
/// line (U+0085), or a line or paragraph separator (U+2028, U+2029).
struct TextLines {
  private let text: String
  /// The index of the first byte of each line.
  private let starts: [String.Index]

  /// Finds the lines in one pass over the bytes.
  init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    var starts = [bytes.startIndex]
    // The last three bytes, the latest in the lowest bits.
    var recent: UInt32 = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      bytes.formIndex(after: &index)
      recent = (recent << 8 | UInt32(byte)) & 0xFF_FFFF
      let ends =
        switch byte {
        case 0x0A: true
        case 0x0D: index == bytes.endIndex || bytes[index] != 0x0A
        case 0x85: recent & 0xFFFF == 0xC285
        case 0xA8, 0xA9: recent & 0xFF_FFFE == 0xE280A8
        default: false
        }
      if ends { starts.append(index) }
    }
    self.starts = starts
  }

  /// Returns a line without its terminator; empty if there is no such line.
  ///
  /// - Parameter number: The line's number, counted from 1.
  subscript(number: Int) -> String {
    guard starts.indices.contains(number - 1) else { return "" }
    let end = starts.indices.contains(number) ? starts[number] : text.endIndex
    var line = text[starts[number - 1]..<end]
    if line.last?.isNewline == true { line.removeLast() }
    return String(line)
  }
}
