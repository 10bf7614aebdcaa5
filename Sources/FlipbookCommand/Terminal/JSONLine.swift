import Encodings

/// A line of JSON, for programs that read the result of a command.
struct JSONLine: CustomStringConvertible {
  private var fields: [(key: String, value: JSONValue)] = []

  /// Creates an object without fields.
  init() {}

  /// The object as a JSON value.
  var value: JSONValue { .object(fields) }

  /// The object as text, without a line break.
  var description: String { value.lineText }

  /// Adds a string; nil becomes `null`.
  func with(_ key: String, _ value: String?) -> JSONLine { adding(key, value.map { .string($0) } ?? .null) }

  /// Adds a whole number.
  func with(_ key: String, _ value: Int) -> JSONLine { adding(key, .number(Double(value))) }

  /// Adds a number; nil and numbers that JSON can't express become `null`.
  func with(_ key: String, _ value: Double?) -> JSONLine { adding(key, value.map { .number($0) } ?? .null) }

  /// Adds a Boolean value.
  func with(_ key: String, _ value: Bool) -> JSONLine { adding(key, .boolean(value)) }

  /// Adds a list of objects.
  func with(_ key: String, _ values: [JSONLine]) -> JSONLine { adding(key, .array(values.map(\.value))) }

  private func adding(_ key: String, _ value: JSONValue) -> JSONLine {
    var line = self
    line.fields.append((key: key, value: value))
    return line
  }
}
