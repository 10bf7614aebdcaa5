import SwiftSyntax

/// Gives values of dictionaries the class whose members are read, `info["frame"]?.cgRectValue`: Objective-C finds the
/// members of any object when the code runs.
final class DynamicMemberRule: Rule {
  /// The members of Foundation's boxes, by class.
  private static let owners = [
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue", "cgVectorValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "uintValue": "NSNumber",
    "int32Value": "NSNumber", "boolValue": "NSNumber",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = Self.owners[node.declName.baseName.text],
      let base = node.base?.as(OptionalChainingExprSyntax.self), base.expression.is(SubscriptCallExprSyntax.self)
    else { return .visitChildren }
    let text = "(\(base.expression.trimmedDescription) as? \(owner))?"
    source.replace(base, with: text)
    source.changed(base, "\(base.trimmedDescription) → \(text)")
    return .skipChildren
  }
}
