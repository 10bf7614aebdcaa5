import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Splits an expression into tokens.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns all tokens, followed by an end token.
  package mutating func tokens() throws(ExpressionError) -> [Token] {
    var tokens: [Token] = []
    while true {
      while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
      let start = position
      guard let kind = try next() else {
        tokens.append(Token(kind: .end, offset: start, length: 1))
        return tokens
      }
      tokens.append(Token(kind: kind, offset: start, length: position - start))
    }
  }

  /// Returns the number if the text consists only of digits with an optional point and sign; nil otherwise.
  static func plainNumber(_ text: String) -> Double? {
    let bytes = text.utf8
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    guard let first = digits.first, first != UInt8(ascii: "."), digits.last != UInt8(ascii: "."),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + ahead) ? scalars[position + ahead] : nil
  }

  private mutating func next() throws(ExpressionError) -> Token.Kind? {
    guard let scalar = peek() else { return nil }
    if scalar.isDigit || (scalar == "." && peek(1)?.isDigit == true) { return try number() }
    if scalar.isNameStart { return .name(take { $0.isNameStart || $0.isDigit }) }
    if scalar == "'" { return try text() }
    if scalar == "#" {
      position += 1
      return .hexColor(take { $0.properties.isASCIIHexDigit || $0.isNameStart })
    }
    for symbol in ["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "^", "(", ")", "[", "]", ",", "."]
    where symbol.unicodeScalars.elementsEqual(scalars[position...].prefix(symbol.unicodeScalars.count)) {
      position += symbol.unicodeScalars.count
      return .symbol(symbol)
    }
    throw ExpressionError(
      offset: position, length: 1, message: "‘\(scalar)’ cannot be part of an expression", hint: Self.advice[scalar])
  }

  /// The suggested replacements for operators of other languages.
  private static let advice: [Unicode.Scalar: String] = [
    "?": "write if … then … else …", "!": "write not", "&": "write and", "|": "write or", "%": "write 7 mod 3",
    "=": "write ==", "\"": "write 'text'",
  ]

  private mutating func number() throws(ExpressionError) -> Token.Kind {
    let start = position
    var digits = take { $0.isDigit || $0 == "." }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "-" || peek(1) == "+"
      if peek(signed ? 2 : 1)?.isDigit == true {
        digits += "e" + (signed ? String(scalars[position + 1]) : "")
        position += signed ? 2 : 1
        digits += take { $0.isDigit }
      }
    }
    guard let value = Double(digits), value.isFinite else {
      throw ExpressionError(offset: start, length: position - start, message: "‘\(digits)’ is not a number")
    }
    if peek() == "%" {
      position += 1
      return .number(value / 100, .none)
    }
    let unitStart = position
    switch take({ $0.isNameStart }) {
    case "": return .number(value, .none)
    case "s": return .number(value, .seconds)
    case "ms": return .number(value / 1000, .seconds)
    case "deg": return .number(value, .degrees)
    case "rad": return .number(value * 180 / .pi, .degrees)
    case let unit:
      throw ExpressionError(
        offset: unitStart, length: position - unitStart, message: "‘\(unit)’ is not a unit",
        hint: unit == "pt" || unit == "px" ? "lengths are in points, without a unit" : "units are s, ms, deg, rad and %"
      )
    }
  }

  private mutating func text() throws(ExpressionError) -> Token.Kind {
    let start = position
    position += 1
    let text = take { $0 != "'" }
    guard peek() == "'" else {
      throw ExpressionError(offset: start, length: position - start, message: "the closing ' is missing")
    }
    position += 1
    return .text(text)
  }

  private mutating func take(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = peek(), isWanted(scalar) {
      taken.append(scalar)
      position += 1
    }
    return String(taken)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNameStart: Bool { properties.isAlphabetic || self == "_" }
}

/// A token of an expression, with its source range.
struct Token: Sendable {
  package enum Kind: Hashable, Sendable {
    case number(Double, ExpressionValue.Unit)
    case name(String)
    case text(String)
    case hexColor(String)
    case symbol(String)
    case end
  }

  package let kind: Kind
  package let offset: Int
  package let length: Int
}
