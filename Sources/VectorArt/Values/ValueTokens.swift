import Arithmetic

/// A value split into numbers and the words between them, so that two values of the same form can be interpolated.
struct ValueTokens: Hashable {
  enum Token: Hashable {
    case number(Double, unit: String)
    case word(String)
    case sign(UInt8)
  }

  private(set) var tokens: [Token] = []

  /// Splits a text into tokens.
  init(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    while !scanner.isAtEnd {
      scanner.skipSpace()
      if let number = scanner.number() {
        tokens.append(.number(number, unit: scanner.take("%") ? "%" : scanner.unit()))
      } else if let byte = scanner.next {
        let name = scanner.name()
        if name.isEmpty {
          _ = scanner.take(Character(Unicode.Scalar(byte)))
          if byte == UInt8(ascii: "#") {
            tokens.append(.word("#" + scanner.name()))
          } else {
            tokens.append(.sign(byte))
          }
        } else {
          tokens.append(.word(name))
        }
      }
    }
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  /// The tokens without commas, which are equivalent to white space.
  private var counted: [Token] { tokens.filter { $0 != .sign(UInt8(ascii: ",")) } }

  /// The numbers in the value.
  var numbers: [Double] { tokens.compactMap { if case .number(let number, _) = $0 { number } else { nil } } }

  /// True if the value contains a number.
  var hasNumbers: Bool { tokens.contains { if case .number = $0 { true } else { false } } }

  /// Repeats the number tokens up to a count that is a multiple of theirs, as for dash lists.
  func repeated(to count: Int) -> ValueTokens {
    let own = counted
    guard !own.isEmpty, count > own.count, count.isMultiple(of: own.count) else { return self }
    return ValueTokens(tokens: Array(repeatElement(own, count: count / own.count).joined()))
  }

  /// The number of tokens without commas.
  var count: Int { counted.count }

  /// Returns `first · a + second · b`, number by number; nil if the two do not have the same form.
  static func sum(_ a: ValueTokens, times first: Double, _ b: ValueTokens, times second: Double) -> ValueTokens? {
    var others = b.counted[...]
    guard a.count == others.count else { return nil }
    var result: [Token] = []
    for own in a.tokens {
      if own == .sign(UInt8(ascii: ",")) {
        result.append(own)
        continue
      }
      guard let other = others.popFirst() else { return nil }
      switch (own, other) {
      case (.number(let x, let unit), .number(let y, let otherUnit)):
        if unit == otherUnit || (y == 0 && otherUnit.isEmpty) {
          result.append(.number(x * first + y * second, unit: unit))
        } else if x == 0, unit.isEmpty {
          result.append(.number(y * second, unit: otherUnit))
        } else if Length.Unit(rawValue: unit) != nil, Length.Unit(rawValue: otherUnit) != nil {
          result += [.word("calc"), .sign(UInt8(ascii: "("))]
          result.append(.number(x * first, unit: unit.isEmpty ? "px" : unit))
          result.append(.sign(UInt8(ascii: "+")))
          result.append(.number(y * second, unit: otherUnit.isEmpty ? "px" : otherUnit))
          result.append(.sign(UInt8(ascii: ")")))
        } else {
          return nil
        }
      case (.word(let x), .word(let y)) where x == y: result.append(own)
      case (.sign(let x), .sign(let y)) where x == y: result.append(own)
      default: return nil
      }
    }
    guard result.allSatisfy({ if case .number(let x, _) = $0 { x.isFinite } else { true } }) else { return nil }
    return ValueTokens(tokens: result)
  }

  /// Returns the Euclidean distance between the numbers of two values; nil if their counts differ.
  static func distance(_ a: ValueTokens, _ b: ValueTokens) -> Double? {
    let (own, other) = (a.numbers, b.numbers)
    guard own.count == other.count else { return nil }
    return zip(own, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The tokens as text.
  var text: String {
    var text = ""
    for token in tokens {
      switch token {
      case .number(let number, let unit):
        if let last = text.last, last != "(", last != " " { text += " " }
        text += number.plainText + unit
      case .word(let word):
        if let last = text.last, last != "(", last != " " { text += " " }
        text += word
      case .sign(let sign):
        let sign = Character(Unicode.Scalar(sign))
        text += sign == "+" || sign == "-" || sign == "*" || sign == "/" ? " \(sign) " : "\(sign)"
      }
    }
    return text
  }
}
