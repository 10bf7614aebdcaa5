/// Base64 encoding of bytes as text (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the encoded text of bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes text, even if it is in the alphabet that is safe in URLs and file names (section 5).
  ///
  /// - Parameter text: The text in ASCII; white space is skipped, and decoding stops at a `=`.
  /// - Returns: The bytes; nil if the text contains other characters.
  package static func bytes(of text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    loop: for byte in text {
      let value: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case 9...13, UInt8(ascii: " "): continue
      case UInt8(ascii: "="): break loop
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
        (bits, count) = (0, 0)
      }
    }
    if count == 3 { bytes += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)] }
    if count == 2 { bytes.append(UInt8(bits >> 4 & 255)) }
    return bytes
  }
}
