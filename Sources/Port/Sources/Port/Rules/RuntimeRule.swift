import SwiftSyntax

/// Reports functions of Objective-C's runtime that have no effect on Linux.
final class RuntimeRule: Rule {
  private static let functions: Set = [
    "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations", "class_addMethod",
    "class_replaceMethod", "method_setImplementation", "method_getImplementation", "object_setClass",
    "imp_implementationWithBlock",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if Self.functions.contains(name) {
      source.left(node, "\(name) has no effect on Linux, where methods can't be replaced at run time")
    } else if name == "UINib" || name.hasSuffix("loadNibNamed") {
      source.left(node, "there are no nib files on Linux: create the views in code")
    }
    return .visitChildren
  }
}
