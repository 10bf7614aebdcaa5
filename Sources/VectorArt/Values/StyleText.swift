/// Functions that split the text of style sheets.
enum StyleText {
  /// Returns the text without comments.
  static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"))
        {
          index += 1
        }
        index += 2
        kept.append(32)
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Splits a text at separators outside of quotes, parentheses, and brackets.
  static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var quote: UInt8?
    var depth = 0
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth = max(0, depth - 1)
      } else if depth == 0, byte == separator.asciiValue {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        continue
      }
      part.append(byte)
    }
    parts.append(String(decoding: part, as: UTF8.self))
    return parts
  }
}
