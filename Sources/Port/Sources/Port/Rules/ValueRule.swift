import SwiftSyntax

/// Reads the value of `(x as AnyObject).cgPointValue` with a cast, as Linux has no members of `AnyObject`, and the date
/// from the stage's clock.
final class ValueRule: Rule {
  private static let types = [
    "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect", "uiEdgeInsetsValue": "UIEdgeInsets",
  ]

  /// `NSDate()`, whose clock isn't the stage's.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "NSDate", node.arguments.isEmpty, node.trailingClosure == nil
    else {
      return .visitChildren
    }
    let text = "NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())"
    source.replace(node, with: text)
    source.changed(node, "NSDate() → \(text)")
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = Self.types[node.declName.baseName.text], let base = node.base?.as(TupleExprSyntax.self),
      base.elements.count == 1, let sequence = base.elements.first?.expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      sequence.elements.last?.trimmedDescription == "AnyObject"
    else { return .visitChildren }
    source.insert("(", at: SourceText.range(of: base).lowerBound)
    source.replace(
      SourceText.range(of: cast).lowerBound..<SourceText.range(of: sequence).upperBound, with: "as? \(type)")
    source.replace(SourceText.range(of: base).upperBound..<SourceText.range(of: node).upperBound, with: " ?? .zero)")
    source.changed(node, "(… as AnyObject).\(node.declName.baseName.text) → ((… as? \(type)) ?? .zero)")
    return .visitChildren
  }
}
