extension Style {
  /// A value with variables replaced by their values, and calculations by numbers; empty when a name is undefined.
  func resolved(_ value: String) -> String {
    guard value.contains("(") else { return value }
    return CalculatedText.simplified(withoutVariables(value))
  }

  /// A value with each `var(--name)` replaced; empty when a name is undefined.
  func withoutVariables(_ value: String) -> String {
    guard value.contains("var(") else { return value }
    return StyleText.replacingCalls(of: "var", in: value) { arguments in
      let fallback = arguments.count > 1 ? arguments.dropFirst().joined(separator: ", ") : nil
      return arguments.first.flatMap { variables[$0] } ?? fallback
    } ?? ""
  }
}
