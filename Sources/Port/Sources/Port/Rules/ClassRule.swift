import SwiftSyntax

/// Replaces the class methods that Objective-C adds to every class.
final class ClassRule: Rule {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return .visitChildren }
    let object = base.trimmedDescription
    switch member.declName.baseName.text {
    case "classForCoder":
      replace(node, with: object == "self" ? "self" : "\(object).self")
    case "description" where object.hasPrefix("type(of:") && object.hasSuffix(")"):
      replace(node, with: "NSStringFromClass(\(object))")
      return .skipChildren
    case "description" where object.hasSuffix(".classForCoder") || object.hasSuffix(".classForCoder()"):
      let type = object.hasSuffix("()") ? "\(object.dropLast(".classForCoder()".count)).self" : object
      replace(node, with: "NSStringFromClass(\(type))")
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func replace(_ node: FunctionCallExprSyntax, with text: String) {
    source.replace(node, with: text)
    source.changed(node, "\(node.trimmedDescription) → \(text)")
  }
}
