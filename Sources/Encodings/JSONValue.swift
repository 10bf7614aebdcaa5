import Arithmetic

/// A JSON value, with the keys of objects in their original order.
package indirect enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The value as text without spaces.
  package var compactText: String {
    var text = ""
    write(to: &text, comma: ",", colon: ":")
    return text
  }

  /// The document as one line of text, with a space after each comma and colon.
  package var lineText: String {
    var text = ""
    write(to: &text, comma: ", ", colon: ": ")
    return text
  }

  /// Writes the document on one line, with `null` for numbers that JSON cannot express: infinity and NaN.
  private func write(to text: inout String, comma: String, colon: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? value.plainText : "null"
    case .string(let value): text += value.quotedAsJSON
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += comma }
        value.write(to: &text, comma: comma, colon: colon)
      }
      text += "]"
    case .object(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { text += comma }
        text += entry.key.quotedAsJSON + colon
        entry.value.write(to: &text, comma: comma, colon: colon)
      }
      text += "}"
    }
  }

  /// Returns the schema with examples that editors suggest, although other values are allowed.
  package func suggesting(_ texts: [String]) -> JSONValue {
    guard case .object(let entries) = self else { return self }
    return .object(entries + [(key: "examples", value: .array(texts.map { .string($0) }))])
  }

  /// Returns the value as text, indented by two spaces per level.
  package func text(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .null, .boolean, .number, .string: return lineText
    case .array(let values) where values.isEmpty: return "[]"
    case .array(let values):
      let isFlat = values.allSatisfy { if case .object = $0 { false } else { true } }
      if isFlat { return lineText }
      return "[\n" + values.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let entries) where entries.isEmpty: return "{}"
    case .object(let entries):
      let lines = entries.map { "\(inner)\($0.key.quotedAsJSON): \($0.value.text(indent: indent + 2))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a JSON string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Creates a Boolean value.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Creates a JSON number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// Creates an integer.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}

extension String {
  /// The text as a JSON string, in quotes (RFC 8259, section 7), with the control characters of terminals escaped.
  package var quotedAsJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isObeyedByTerminals:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
