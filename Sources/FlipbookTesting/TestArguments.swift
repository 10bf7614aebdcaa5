import Encodings
import Golden
import Testing

/// The arguments of the running case of a parameterized test; each case has its own golden.
enum TestArguments {
  /// The most characters of arguments that a golden's name has.
  private static let maximumCharacterCount = 60

  /// A part of a golden's name that differs for different arguments; nil outside of parameterized tests.
  static var current: String? {
    guard let running = Test.Case.current, running.isParameterized else { return nil }
    let values = values(in: running)
    return name(of: (values.isEmpty ? [running] : values).map { String(describing: $0) })
  }

  /// A name for arguments: their texts, shortened with a digest where they are long or have signs that files cannot have.
  static func name(of values: [String]) -> String {
    let text = values.joined(separator: "-")
    let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_" })
    if plain == text, text.count <= maximumCharacterCount { return text }
    return "\(plain.prefix(maximumCharacterCount))-\(SHA256.hexadecimal(of: Array(text.utf8)).prefix(8))"
  }

  /// The arguments; the testing library has no public name for them.
  private static func values(in value: Any) -> [Any] {
    for child in Mirror(reflecting: value).children {
      if child.label == "arguments" {
        return Mirror(reflecting: child.value).children.compactMap { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
        }
      }
      let found = values(in: child.value)
      if !found.isEmpty { return found }
    }
    return []
  }
}
