import SwiftSyntax

/// Compiles the clauses of `#if` that are meant for iOS.
final class ConditionRule: Rule {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    let finder = PlatformConditionFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.found {
      source.replace(call, with: "canImport(FlipbookUIKit)")
      source.changed(call, "\(call.trimmedDescription) → canImport(FlipbookUIKit)")
    }
    return .visitChildren
  }
}

/// Finds conditions that hold on iOS.
private final class PlatformConditionFinder: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let argument = node.arguments.first?.expression.trimmedDescription ?? ""
    switch node.calledExpression.trimmedDescription {
    case "os" where argument == "iOS": found.append(node)
    case "canImport" where ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Darwin"].contains(argument):
      found.append(node)
    default: break
    }
    return .visitChildren
  }
}
