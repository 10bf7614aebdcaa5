import Arithmetic

/// A value in a script.
enum ScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array(ScriptArray)
  case object(ScriptObject)
  case function(ScriptFunction)
  /// A global function of the language.
  case builtin(ScriptBuiltin)
  /// The object `Math`.
  case math
  /// A node of the file, such as a layer, a group, or a property.
  case node(FileNode)
  /// A method of a node of the file.
  case method(FileNode, String)
  case shape(BezierShape)

  /// The result of the `typeof` operator.
  var typeName: String {
    switch self {
    case .undefined: "undefined"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .function, .builtin, .method: "function"
    case .null, .array, .object, .math, .node, .shape: "object"
    }
  }

  var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    default: true
    }
  }

  /// The value converted to a number.
  var number: Double {
    switch self {
    case .number(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .null: 0
    case .string(let text): Self.number(of: text)
    case .array(let array):
      array.elements.isEmpty ? 0 : array.elements.count == 1 ? array.elements[0].flatNumber : .nan
    default: .nan
    }
  }

  /// The value converted to a number; NaN for a list, which ends the recursion.
  private var flatNumber: Double { if case .array = self { .nan } else { number } }

  private static func number(of text: String) -> Double {
    let digits = text.trimmingSpace
    if digits.isEmpty { return 0 }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return UInt64(digits.dropFirst(2), radix: 16).map(Double.init) ?? .nan
    }
    guard digits.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }) else {
      return digits == "Infinity" || digits == "+Infinity" ? .infinity : digits == "-Infinity" ? -.infinity : .nan
    }
    return Double(digits.hasSuffix(".") ? digits + "0" : digits) ?? .nan
  }

  /// The value converted to a string.
  var text: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .string(let text): text
    case .array(let array): array.elements.prefix(1000).map(\.flatText).joined(separator: ",")
    default: "[object Object]"
    }
  }

  /// The value converted to a string; nested lists are cut off, because they can contain themselves.
  private var flatText: String {
    switch self {
    case .undefined, .null: ""
    case .array(let array):
      array.elements.prefix(1000).map { if case .array = $0 { "" } else { $0.text } }.joined(separator: ",")
    default: text
    }
  }

  static func text(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    return number.plainText
  }

  /// The number converted to 32 bits, for bitwise operators.
  var bits: Int32 {
    let number = number
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 0x1p32)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  /// The numbers of a list or a single number; nil for anything else.
  var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .array(let array): array.elements.map(\.number)
    default: nil
    }
  }
}

extension String {
  /// The text without leading and trailing spaces.
  var trimmingSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
