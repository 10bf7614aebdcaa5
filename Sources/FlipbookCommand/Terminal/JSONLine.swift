import Encodings
import SceneDiagnostics

/// A line of JSON, for programs that read the result of a command.
struct JSONLine: CustomStringConvertible {
  private var fields: [String] = []

  /// Creates an object without fields.
  init() {}

  /// Adds a string; nil becomes `null`.
  func with(_ key: String, _ value: String?) -> JSONLine { adding(key, value.map(\.quotedAsJSON) ?? "null") }

  /// Adds a whole number.
  func with(_ key: String, _ value: Int) -> JSONLine { adding(key, String(value)) }

  /// Adds a number; nil and numbers that JSON can't express become `null`.
  func with(_ key: String, _ value: Double?) -> JSONLine {
    adding(key, value.flatMap { $0.isFinite ? String($0) : nil } ?? "null")
  }

  /// Adds a Boolean value.
  func with(_ key: String, _ value: Bool) -> JSONLine { adding(key, String(value)) }

  /// Adds a list of objects.
  func with(_ key: String, _ values: [JSONLine]) -> JSONLine {
    adding(key, "[" + values.map(\.description).joined(separator: ", ") + "]")
  }

  /// The object as text, without a line break.
  var description: String { "{" + fields.joined(separator: ", ") + "}" }

  private func adding(_ key: String, _ value: String) -> JSONLine {
    var line = self
    line.fields.append("\(key.quotedAsJSON): \(value)")
    return line
  }
}
