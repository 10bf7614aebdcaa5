import Encodings
import Golden
import Testing

/// The arguments of the current case of a parameterized test; each case has a separate golden.
enum TestArguments {
  /// The maximum number of characters that arguments contribute to a golden's name.
  private static let maximumCharacterCount = 60

  /// The part of a golden's name that distinguishes arguments; nil outside of parameterized tests.
  static var current: String? {
    guard let running = Test.Case.current, running.isParameterized else { return nil }
    let values = values(in: running)
    return name(of: (values.isEmpty ? [running] : values).map { String(describing: $0) })
  }

  /// Returns a name for arguments: their descriptions, shortened with a digest if they are long or contain characters
  /// that are unsuitable for file names.
  static func name(of values: [String]) -> String {
    let text = values.joined(separator: "-")
    let plain = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_" })
    if plain == text, text.count <= maximumCharacterCount { return text }
    return "\(plain.prefix(maximumCharacterCount))-\(SHA256.hexadecimal(of: Array(text.utf8)).prefix(8))"
  }

  /// Returns the arguments, found by reflection, since the testing library has no public API for them.
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
