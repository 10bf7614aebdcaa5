extension StyleText {
  /// A rule of a style sheet: the prelude before its braces, and the body inside them; the body is nil for a rule that
  /// ends with a semicolon.
  struct Block: Hashable {
    var prelude: String
    var body: String?
  }

  /// Returns the rules of a text without comments; their bodies may contain nested rules.
  static func blocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    let bytes = Array(text.utf8)
    var (start, depth, bodyStart) = (0, 0, 0)
    var prelude = ""
    var quote: UInt8?
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self).trimmed }
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"):
        if depth == 0 { (prelude, bodyStart) = (part(start..<index), index + 1) }
        depth += 1
      case UInt8(ascii: "}"):
        // An unmatched closing brace becomes part of the next prelude, and makes it invalid.
        guard depth > 0 else { break }
        depth -= 1
        if depth == 0 {
          blocks.append(Block(prelude: prelude, body: part(bodyStart..<index)))
          start = index + 1
        }
      case UInt8(ascii: ";") where depth == 0:
        let statement = part(start..<index)
        if statement.hasPrefix("@") {
          blocks.append(Block(prelude: statement, body: nil))
          start = index + 1
        } else if statement.isEmpty {
          start = index + 1
        }
      default: break
      }
    }
    if depth > 0 {
      blocks.append(Block(prelude: prelude, body: part(bodyStart..<bytes.count)))
    } else {
      let rest = part(start..<bytes.count)
      if !rest.isEmpty { blocks.append(Block(prelude: rest, body: nil)) }
    }
    return blocks
  }

  /// Returns the rules inside a style rule (CSS Nesting Module Level 1); the declarations between them are the bodies of
  /// rules with the prelude `&`.
  static func nestedBlocks(_ text: String) -> [Block] {
    var result: [Block] = []
    for block in blocks(text) {
      // Declarations end with semicolons, so only the text after the last one belongs to a rule.
      var statements = split(block.prelude, at: ";").map(\.trimmed).filter { !$0.isEmpty }
      let prelude = block.body == nil && !block.prelude.hasPrefix("@") ? nil : statements.popLast()
      if !statements.isEmpty { result.append(Block(prelude: "&", body: statements.joined(separator: ";"))) }
      if let prelude { result.append(Block(prelude: prelude, body: block.body)) }
    }
    return result
  }

  /// Returns true if a text without comments has braces outside of quotes.
  static func hasBlocks(_ text: String) -> Bool {
    text.contains("{") && blocks(text).contains { $0.body != nil }
  }
}
