/// One line of JSON, for programs that read what a command did.
struct JSONLine: CustomStringConvertible {
  private var fields: [String] = []

  /// Makes an object without fields.
  init() {}

  /// Adds a text; nil is `null`.
  func with(_ key: String, _ value: String?) -> JSONLine { adding(key, value.map(Self.quoted) ?? "null") }

  /// Adds a whole number.
  func with(_ key: String, _ value: Int) -> JSONLine { adding(key, String(value)) }

  /// Adds a number; nil is `null`, and so is what JSON has no number for.
  func with(_ key: String, _ value: Double?) -> JSONLine {
    adding(key, value.flatMap { $0.isFinite ? String($0) : nil } ?? "null")
  }

  /// Adds true or false.
  func with(_ key: String, _ value: Bool) -> JSONLine { adding(key, String(value)) }

  /// Adds a list of objects.
  func with(_ key: String, _ values: [JSONLine]) -> JSONLine {
    adding(key, "[" + values.map(\.description).joined(separator: ", ") + "]")
  }

  /// The object as text, without a line break.
  var description: String { "{" + fields.joined(separator: ", ") + "}" }

  private func adding(_ key: String, _ value: String) -> JSONLine {
    var line = self
    line.fields.append("\(Self.quoted(key)): \(value)")
    return line
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
