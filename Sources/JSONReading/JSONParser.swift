/// A parser of JSON (RFC 8259).
///
/// Files are untrusted: the nesting depth and the number of values are limited, and numbers are finite.
package struct JSONParser: ~Copyable, ~Escapable {
  /// The maximum nesting depth of values.
  package static let maximumDepth = 256
  /// The maximum number of values in a file.
  package static let maximumValueCount = 20_000_000

  private let bytes: Span<UInt8>
  private var position = 0
  private var depth = 0
  private var count = 0
  private var keyCount = 0
  private let marks = ReadKeys()

  @_lifetime(copy bytes)
  private init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  /// Parses the value in a file.
  ///
  /// - Throws: ``JSONError`` with the line and column of the first invalid byte.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var parser = JSONParser(bytes.span.extracting(start...))
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw parser.failure("unexpected text after the end of the JSON")
    }
    parser.marks.reserve(parser.keyCount)
    return value
  }

  private func failure(_ message: String) -> JSONError {
    var (line, column) = (1, 1)
    for index in 0..<min(position, bytes.count) {
      if bytes[index] == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return JSONError("line \(line), column \(column): \(message)")
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func unexpected(_ expected: String) -> JSONError {
    guard position < bytes.count else { return failure("expected \(expected), but the file ends") }
    let byte = bytes[position]
    let found = (0x21...0x7E).contains(byte) ? "‘\(Character(Unicode.Scalar(byte)))’" : "byte \(byte)"
    return failure("expected \(expected), but found \(found)")
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    skipSpace()
    count += 1
    guard count <= Self.maximumValueCount else {
      throw failure("the file has more than \(Self.maximumValueCount) values")
    }
    guard position < bytes.count else { throw unexpected("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw unexpected("a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONNode) throws(JSONError) -> JSONNode {
    for byte in word.description.utf8 {
      guard position < bytes.count, bytes[position] == byte else { throw unexpected("“\(word)”") }
      position += 1
    }
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    position += 1
    guard depth <= Self.maximumDepth else { throw failure("values are nested deeper than \(Self.maximumDepth)") }
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try enter()
    var object = JSONObject()
    skipSpace()
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      guard bytes[position] == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let key = try string()
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw unexpected("a colon") }
      position += 1
      object.append(try value(), for: key)
      try separator(UInt8(ascii: "}"))
    }
    try leave()
    object.record(in: marks, firstKey: keyCount)
    keyCount += object.keys.count
    return object
  }

  private mutating func array() throws(JSONError) -> [JSONNode] {
    try enter()
    var values: [JSONNode] = []
    skipSpace()
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      values.append(try value())
      try separator(UInt8(ascii: "]"))
    }
    try leave()
    return values
  }

  /// Skips a comma, unless the list ends.
  private mutating func separator(_ end: UInt8) throws(JSONError) {
    skipSpace()
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: ",") {
      position += 1
      skipSpace()
      guard position < bytes.count, bytes[position] != end else { throw unexpected("a value") }
    } else if bytes[position] != end {
      throw unexpected("a comma or the end of the list")
    }
  }

  private mutating func leave() throws(JSONError) {
    guard position < bytes.count else { throw unexpected("the end of a list") }
    position += 1
    depth -= 1
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    var mantissa: Int64 = 0
    var digits = 0
    var fraction = 0
    var isSimple = true
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var hasPoint = false
    loop: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if digits <= 15 {
          mantissa = mantissa &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
          if hasPoint { fraction += 1 }
        } else {
          isSimple = false
        }
      case UInt8(ascii: "."):
        guard !hasPoint else { throw unexpected("a digit") }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"): isSimple = false
      default: break loop
      }
      position += 1
    }
    guard digits > 0 else { throw unexpected("a digit") }
    if isSimple {
      // Both operands are exact in a Double, so the quotient is correctly rounded.
      let value = Double(mantissa) / Self.powers[fraction]
      return isNegative ? -value : value
    }
    var text = ""
    for index in start..<position { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    guard let value = Double(text) else { throw failure("“\(text)” is not a number") }
    // The number exceeds the range of a Double; a value this large has no visible effect anyway.
    return value.isFinite ? value : value < 0 ? -1e300 : 1e300
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = bytes.extracting(start..<position).text
        position += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      default: position += 1
      }
    }
    throw unexpected("the end of a string")
  }

  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var units = Array(copying: bytes.extracting(start..<position))
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      guard position < bytes.count else { break }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        var code = try hex()
        if (0xD800..<0xDC00).contains(code), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
          bytes[position + 1] == UInt8(ascii: "u")
        {
          position += 2
          let low = try hex()
          code = (0xDC00..<0xE000).contains(low) ? 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
        }
        units.append(contentsOf: String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
      default: units.append(escape)
      }
    }
    throw unexpected("the end of a string")
  }

  private mutating func hex() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw unexpected("a hexadecimal digit")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}

extension Array where Element == UInt8 {
  fileprivate init(copying bytes: Span<UInt8>) {
    self.init()
    reserveCapacity(bytes.count)
    for index in 0..<bytes.count { append(bytes[index]) }
  }
}

extension Span<UInt8> {
  /// The bytes as text, with invalid UTF-8 replaced.
  fileprivate var text: String { String(decoding: Array(copying: self), as: UTF8.self) }
}
