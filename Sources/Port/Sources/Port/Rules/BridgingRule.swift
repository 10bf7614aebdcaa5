import SwiftSyntax

/// Writes `x as NSNumber` as an initializer, as Linux doesn't convert `CGFloat`.
final class BridgingRule: Rule {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let conversion = element.as(UnresolvedAsExprSyntax.self), conversion.questionOrExclamationMark == nil,
        index + 1 < elements.count, elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription == "NSNumber"
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
      source.insert("NSNumber(value: ", at: SourceText.range(of: elements[start]).lowerBound)
      let end = SourceText.range(of: elements[index - 1]).upperBound
      source.replace(end..<SourceText.range(of: elements[index + 1]).upperBound, with: ")")
      source.changed(conversion, "… as NSNumber → NSNumber(value: …)")
    }
    return .visitChildren
  }

  /// Returns a Boolean value that indicates whether an operator binds less tightly than `as`.
  private func bindsLess(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self) { return true }
    guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["??", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/="].contains(text)
  }
}
