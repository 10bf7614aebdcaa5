/// Reads `data:` URLs.
package enum DataURL {
  /// The bytes of a `data:` URL; nil for any other text, or a damaged one.
  package static func bytes(_ url: String) -> [UInt8]? {
    guard url.prefix(5).lowercased() == "data:", let comma = url.firstIndex(of: ",") else { return nil }
    let head = url[..<comma].lowercased()
    let body = url[url.index(after: comma)...]
    return head.hasSuffix(";base64") ? base64(body.utf8) : percentDecoded(body.utf8)
  }

  private static func base64(_ text: Substring.UTF8View) -> [UInt8]? {
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
      case UInt8(ascii: "="): break loop
      default:
        if ValueScanner.isSpace(byte) { continue }
        return nil
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

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
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
