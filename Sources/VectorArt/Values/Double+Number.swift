extension Double {
  /// Creates a number from a text that contains nothing else.
  init?(number text: String) {
    var scanner = ValueScanner(text.trimmed)
    guard let value = scanner.number(), scanner.isAtEnd else { return nil }
    self = value
  }
}
