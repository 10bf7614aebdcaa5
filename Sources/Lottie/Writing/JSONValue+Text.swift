import Geometry

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object.append(value, for: key) }
    self = .object(object)
  }

  /// Creates a number rounded to a number of decimals.
  init(_ number: Double, decimals: Int) { self = .number(number.rounded(toDecimals: decimals)) }

  /// Creates a list of a point's coordinates.
  init(_ point: Point, decimals: Int = 3) {
    self = [JSONValue(point.x, decimals: decimals), JSONValue(point.y, decimals: decimals)]
  }

  /// Adds a member to an object, unless the value is nil.
  mutating func set(_ key: String, _ value: JSONValue?) {
    guard let value, case .object(var object) = self else { return }
    object.append(value, for: key)
    self = .object(object)
  }

  /// The value as JSON text without white space.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number):
      if let whole = Int(exactly: number) {
        text += "\(whole)"
      } else {
        text += number.isFinite ? "\(number)" : "0"
      }
    case .string(let string): Self.quote(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, key) in object.keys.enumerated() {
        if index > 0 { text += "," }
        Self.quote(key, to: &text)
        text += ":"
        object.values[index].write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Double {
  /// Returns the number rounded to a number of decimals; 0 if it is not finite.
  func rounded(toDecimals decimals: Int) -> Double {
    guard isFinite else { return 0 }
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let result = (self * unit).rounded() / unit
    return result == 0 ? 0 : result
  }
}
