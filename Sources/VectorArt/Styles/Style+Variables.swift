extension Style {
  /// Returns a value with custom properties substituted and calculations evaluated; empty if a custom property is
  /// undefined.
  func resolved(_ value: String) -> String {
    guard value.contains("(") else { return value }
    return CalculatedText.simplified(withoutVariables(value))
  }

  /// Returns a value with each `var(--name)` replaced; empty if a custom property is undefined.
  func withoutVariables(_ value: String) -> String {
    guard StyleText.hasCall(of: ["var"], in: value) else { return value }
    return StyleText.replacingCalls(of: "var", in: value) { arguments in
      let fallback = arguments.count > 1 ? arguments.dropFirst().joined(separator: ", ") : nil
      return arguments.first.flatMap { variables[$0] } ?? fallback
    } ?? ""
  }
}
