/// Reads the values of attributes and properties from left to right.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { position += 1 }
  }

  /// Skips white space that contains at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Skips `character` if it comes next.
  mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// A name: letters, digits, hyphens, underscores, and everything beyond ASCII; empty when none comes next.
  mutating func name() -> String {
    let start = position
    while let byte = next, Self.isNameByte(byte) { position += 1 }
    return text(start..<position)
  }

  /// The letters that come next, in lower case: after a number a sign or a digit begins another one.
  mutating func unit() -> String {
    let start = position
    while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) { position += 1 }
    return text(start..<position).lowercased()
  }

  /// A number as CSS and SVG write it; nil, and nothing read, when none comes next or it is not finite.
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
      // `1em` isn't a power of ten.
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

  /// Everything that is left.
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
  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isMarkupSpace }),
      let last = scalars.lastIndex(where: { !$0.isMarkupSpace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// The words between white space.
  var words: [String] {
    unicodeScalars.split(whereSeparator: \.isMarkupSpace).map { String(String.UnicodeScalarView($0)) }
  }
}

extension Unicode.Scalar {
  /// True for white space of XML and CSS.
  var isMarkupSpace: Bool { value == 32 || (9...13).contains(value) }
}
