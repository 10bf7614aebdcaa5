import Arithmetic
import Encodings

/// Functions that encode values for a page.
package enum PageText {
  /// Returns a text as a JSON string that is safe inside a script element, where a `<` could end the element or begin a
  /// comment.
  static func quoted(_ text: String) -> String { text.quotedAsJSON.replacing("<", with: "\\u003c") }

  /// Returns a number with seven significant digits.
  static func number(_ value: Double) -> String {
    let short = Float(value)
    guard short.isFinite else { return value.isFinite ? "\(value)" : "null" }
    if short == short.rounded(), abs(short) < 1e7 { return String(Int(saturating: Double(short))) }
    return "\(short)"
  }

  /// Encodes bytes in base 85, with five characters for four bytes, about 6 % smaller than base 64.
  ///
  /// The digits are consecutive characters from `#`, except that `y` stands for `<` and `z` for the backslash, since
  /// these need escaping in the page. A last group of fewer than four bytes has one character more than it has bytes.
  static func base85(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 4 * 5 + 5)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let count = min(4, bytes.count - start)
      var word = (0..<4).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      var digits: [UInt8] = [0, 0, 0, 0, 0]
      for place in (0..<5).reversed() {
        digits[place] = UInt8(ascii: "#") + UInt8(word % 85)
        word /= 85
      }
      text += digits.prefix(count + 1).map { digit in
        switch digit {
        case UInt8(ascii: "<"): UInt8(ascii: "y")
        case UInt8(ascii: "\\"): UInt8(ascii: "z")
        default: digit
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
