import SwiftSyntax

/// Writes `x as NSNumber`, `x as? CGFloat`, and `list as [NSNumber]` as initializers, as Linux doesn't convert `CGFloat`.
final class BridgingRule: Rule {
  /// The text before a value, by the type that it is converted to.
  private static let openings = ["NSNumber": "NSNumber(value: ", "[NSNumber]?": "NSNumber.list("]
  /// The text in place of `as` and a type.
  private static let closings = [
    "NSNumber": ")", "[NSNumber]": ".map { NSNumber(value: $0) }", "[NSNumber]?": ")",
  ]

  /// The types that Objective-C converts any number to.
  private static let numbers: Set = ["CGFloat", "NSNumber"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    convertNumbers(elements)
    for (index, element) in elements.enumerated() {
      guard let conversion = element.as(UnresolvedAsExprSyntax.self), conversion.questionOrExclamationMark == nil,
        index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription, Self.closings[type] != nil
      else { continue }
      let start = elements[..<index].lastIndex(where: bindsLess).map { $0 + 1 } ?? 0
      guard start < index else { continue }
      // Linux converts literals.
      if index - start == 1,
        elements[start].is(IntegerLiteralExprSyntax.self) || elements[start].is(FloatLiteralExprSyntax.self)
          || elements[start].is(StringLiteralExprSyntax.self) || elements[start].is(BooleanLiteralExprSyntax.self)
      {
        continue
      }
      if type != "NSNumber", index - start != 1 || elements[start].is(ArrayExprSyntax.self) { continue }
      if let opening = Self.openings[type] {
        source.insert(opening, at: SourceText.range(of: elements[start]).lowerBound)
      }
      let end = SourceText.range(of: elements[index - 1]).upperBound
      let closing = Self.closings[type] ?? ""
      source.replace(end..<SourceText.range(of: elements[index + 1]).upperBound, with: closing)
      source.changed(conversion, "… as \(type) → \(Self.openings[type] ?? "")…\(closing)")
    }
    return .visitChildren
  }

  /// Writes `value as? CGFloat` as `CGFloat(bridging: value)`.
  private func convertNumbers(_ elements: [ExprSyntax]) {
    for (index, element) in elements.enumerated() {
      guard let mark = element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark, index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription, Self.numbers.contains(type)
      else { continue }
      let start = elements[..<index].lastIndex(where: bindsLess).map { $0 + 1 } ?? 0
      guard start < index else { continue }
      let end = SourceText.range(of: elements[index - 1]).upperBound
      source.insert("\(type)(bridging: ", at: SourceText.range(of: elements[start]).lowerBound)
      source.replace(
        end..<SourceText.range(of: elements[index + 1]).upperBound, with: mark.text == "!" ? ")!" : ")")
      source.changed(element, "… as\(mark.text) \(type) → \(type)(bridging: …)\(mark.text == "!" ? "!" : "")")
    }
  }

  /// Returns a Boolean value that indicates whether an operator binds less tightly than `as`.
  private func bindsLess(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self) { return true }
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["??", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/="].contains(text)
  }
}
