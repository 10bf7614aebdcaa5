/// Splits a script into its tokens.
struct ScriptLexer {
  /// The punctuators of more than one character, longest first.
  private static let signs = [
    ">>>=", "===", "!==", ">>>", "<<=", ">>=", "**=", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "++", "--", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
  ].map { Array($0.unicodeScalars) }
  private static let single = Set("{}()[];,<>+-*/%&|^!~?:=.".unicodeScalars)

  private let text: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Returns the tokens of a script, each with a Boolean value that indicates whether a line begins before it.
  static func tokens(of text: String) throws(ScriptError) -> [(token: ScriptToken, startsLine: Bool)] {
    guard text.utf8.count <= ScriptLimits.length else { throw .limit("it is too long") }
    var lexer = ScriptLexer(text)
    var result: [(token: ScriptToken, startsLine: Bool)] = []
    repeat {
      let startsLine = try lexer.skipSpace()
      result.append((try lexer.next(), startsLine))
    } while result.last?.token != .end
    return result
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private mutating func skipSpace() throws(ScriptError) -> Bool {
    var startsLine = false
    while let scalar = peek() {
      if scalar == "\n" || scalar == "\r" { startsLine = true }
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{3}" {
        position += 1
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek(), next != "\n", next != "\r" { position += 1 }
      } else if scalar == "/", peek(1) == "*" {
        position += 2
        while peek() != nil, !(peek() == "*" && peek(1) == "/") { position += 1 }
        guard peek() != nil else { throw .mistake("a comment does not end") }
        position += 2
      } else {
        break
      }
    }
    return startsLine
  }

  private mutating func next() throws(ScriptError) -> ScriptToken {
    guard let first = peek() else { return .end }
    if Self.isNameStart(first) {
      let start = position
      while let scalar = peek(), Self.isNameStart(scalar) || Self.isDigit(scalar) { position += 1 }
      return .name(string(from: start))
    }
    if Self.isDigit(first) || first == "." && peek(1).map(Self.isDigit) == true { return try number() }
    if first == "\"" || first == "'" { return .string(try quoted(first)) }
    for sign in Self.signs where text[position...].starts(with: sign) {
      position += sign.count
      return .sign(string(from: position - sign.count))
    }
    guard Self.single.contains(first) else { throw .unsupported("“\(first)”") }
    position += 1
    return .sign(String(first))
  }

  private func string(from start: Int) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: text[start..<position])
    return result
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "_" || scalar.properties.isAlphabetic
  }

  private mutating func number() throws(ScriptError) -> ScriptToken {
    let start = position
    if peek() == "0", peek(1) == "x" || peek(1) == "X" {
      position += 2
      while let scalar = peek(), scalar.properties.isASCIIHexDigit { position += 1 }
      guard let value = UInt64(string(from: start).dropFirst(2), radix: 16) else {
        throw .mistake("a number is broken")
      }
      return .number(Double(value))
    }
    while let scalar = peek(), Self.isDigit(scalar) || scalar == "." { position += 1 }
    if peek() == "e" || peek() == "E" {
      let isSigned = peek(1) == "+" || peek(1) == "-"
      if peek(isSigned ? 2 : 1).map(Self.isDigit) == true {
        position += isSigned ? 2 : 1
        while let scalar = peek(), Self.isDigit(scalar) { position += 1 }
      }
    }
    var digits = string(from: start)
    if digits.hasSuffix(".") { digits += "0" }
    guard let value = Double(digits) else { throw .mistake("the number \(digits.prefix(40)) is broken") }
    return .number(value)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(ScriptError) -> String {
    position += 1
    var result = ""
    while let scalar = peek() {
      position += 1
      if scalar == quote { return result }
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      guard let escaped = peek() else { break }
      position += 1
      switch escaped {
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "0": result += "\0"
      case "x", "u":
        let count = escaped == "x" ? 2 : 4
        let start = position
        position = min(text.count, position + count)
        let code = UInt32(string(from: start), radix: 16).flatMap(Unicode.Scalar.init)
        guard let code else { throw .mistake("an escaped character is broken") }
        result.unicodeScalars.append(code)
      default: result.unicodeScalars.append(escaped)
      }
    }
    throw .mistake("a string does not end")
  }
}
