/// A scanner for the values of attributes and properties.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips white space with at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Skips `character` if it comes next, and returns true if it did.
  mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Reads a name of letters, digits, hyphens, underscores, and non-ASCII characters; empty if none comes next.
  mutating func name() -> String {
    let start = position
    while let byte = next, Self.isNameByte(byte) { position += 1 }
    return text(start..<position)
  }

  /// Reads a unit in lowercase letters; it ends before a sign or digit, which begins the next number.
  mutating func unit() -> String {
    let start = position
    while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) { position += 1 }
    return text(start..<position).lowercased()
  }

  /// Reads a number in the syntax of CSS and SVG; returns nil and reads nothing if there is none or it is not finite.
  mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    let digits = skipDigits()
    var fraction = 0
    if next == UInt8(ascii: ".") {
      position += 1
      fraction = skipDigits()
    }
    if digits + fraction > 0, next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      // The `e` of `1em` does not begin an exponent.
      let mark = position
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      if skipDigits() == 0 { position = mark }
    }
    guard digits + fraction > 0, let value = Double(text(start..<position)), value.isFinite else {
      position = start
      return nil
    }
    return value
  }

  /// Reads up to `end` and skips it.
  ///
  /// Returns nil, and reads nothing, if `end` is missing.
  mutating func text(upTo end: Character) -> String? {
    guard let found = bytes[position...].firstIndex(where: { $0 == end.asciiValue }) else { return nil }
    defer { position = found + 1 }
    return text(position..<found)
  }

  /// Reads up to the closing parenthesis and skips it.
  ///
  /// Returns nil, and reads nothing, if the parenthesis is missing.
  mutating func parenthesized() -> String? {
    var depth = 1
    for index in position..<bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        defer { position = index + 1 }
        return text(position..<index)
      }
    }
    return nil
  }

  /// Reads the rest of the text.
  mutating func rest() -> String {
    defer { position = bytes.count }
    return text(position..<bytes.count)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isMarkupSpace }),
      let last = scalars.lastIndex(where: { !$0.isMarkupSpace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// The words separated by white space.
  var words: [String] {
    unicodeScalars.split(whereSeparator: \.isMarkupSpace).map { String(String.UnicodeScalarView($0)) }
  }
}

extension Unicode.Scalar {
  /// True for white space in XML and CSS.
  var isMarkupSpace: Bool { value == 32 || (9...13).contains(value) }
}
