/// Percent-encoding of text (RFC 3986, section 2.1).
package enum PercentCoding {
  /// Returns the text in UTF-8 with every disallowed byte percent-encoded.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isAllowed: Returns true if an ASCII byte needs no encoding.
  /// - Returns: The encoded text.
  package static func encoded(_ text: String, _ isAllowed: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isAllowed(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += ((byte < 16 ? "%0" : "%") + digits).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a path as a URI reference (RFC 3986); relative paths stay relative.
  package static func uri(ofPath path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "")
      + encoded(path) { byte in
        let isPlain = byte < 128 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
        return isPlain || "/-._~".utf8.contains(byte)
      }
  }

  /// Returns the decoded bytes of a string; a percent sign without digits is literal.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8] {
    let source = Array(text)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let value = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return bytes
  }
}
