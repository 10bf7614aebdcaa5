/// Values as a page's data writes them.
enum PageText {
  /// A text as a JSON string that may stand inside a script element.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      // A `<` could end the element, or begin a comment in it.
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text between the tags of HTML.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// A number with the seven digits that people may ever want to read.
  static func number(_ value: Double) -> String {
    let short = Float(value)
    guard short.isFinite else { return value.isFinite ? "\(value)" : "null" }
    if short == short.rounded(), abs(short) < 1e7 { return String(Int(short)) }
    return "\(short)"
  }

  /// Bytes in base64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = min(3, bytes.count - index)
      let word = (0..<3).reduce(0) { $0 << 8 | ($1 < rest ? Int(bytes[index + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= rest ? letters[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
