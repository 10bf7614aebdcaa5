extension Style {
  /// A value with each `var(--name)` replaced; empty when a name is undefined.
  func resolved(_ value: String) -> String {
    guard value.contains("var(") else { return value }
    return StyleText.replacingCalls(of: "var", in: value) { arguments in
      let fallback = arguments.count > 1 ? arguments.dropFirst().joined(separator: ", ") : nil
      return arguments.first.flatMap { variables[$0] } ?? fallback
    } ?? ""
  }
}
