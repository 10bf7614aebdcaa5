import SwiftSyntax

/// Reads the value of `(x as AnyObject).cgPointValue` with a cast, as Linux has no members of `AnyObject`, and the date
/// from the stage's clock, and creates objects with the initializers that Linux has.
final class ValueRule: Rule {
  private static let types = [
    "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect", "uiEdgeInsetsValue": "UIEdgeInsets",
  ]

  /// The initializers in place of those without arguments: the clock of `NSDate()` isn't the stage's.
  private static let initializers = [
    "NSDate": "NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    guard let text = Self.initializers[name], node.arguments.isEmpty, node.trailingClosure == nil else {
      return .visitChildren
    }
    source.replace(node, with: text)
    source.changed(node, "\(name)() → \(text)")
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
    // A variable without a type becomes optional, as the member of an `AnyObject` is.
    let isOptional = node.isValueOfUntypedVariable
    source.replace(
      SourceText.range(of: base).upperBound..<SourceText.range(of: node).upperBound,
      with: isOptional ? ")" : " ?? .zero)")
    source.changed(
      node,
      "(… as AnyObject).\(node.declName.baseName.text) → ((… as? \(type))\(isOptional ? "" : " ?? .zero"))")
    return .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// True for the value of a variable that is declared without a type.
  fileprivate var isValueOfUntypedVariable: Bool {
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) else {
      return false
    }
    return binding.typeAnnotation == nil
  }
}
