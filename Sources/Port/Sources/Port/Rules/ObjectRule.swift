import SwiftSyntax

/// Adapts overrides of methods that `NSObject` has only in Objective-C.
final class ObjectRule: Rule {
  private static let missing: Set = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue"]
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard Self.missing.contains(name), let override = node.modifiers.first(where: { $0.name.text == "override" }),
      let type = node.enclosingType?.name
    else { return .visitChildren }
    let (ancestors, root) = declarations.ancestors(of: type)
    let overridesOwn = ancestors.contains { ancestor in
      declarations.types[ancestor]?.methods.contains { $0.name == name } == true
    }
    guard root == "NSObject", !overridesOwn else { return .visitChildren }
    source.remove(override)
    source.changed(override, "NSObject has no \(name) on Linux: removed override")
    removeCalls(of: name, in: node)
    if name == "observeValue" { conform(type) }
    return .visitChildren
  }

  /// Removes `super.observeValue(…)` and the like.
  private func removeCalls(of name: String, in function: FunctionDeclSyntax) {
    for item in function.body?.statements ?? [] {
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "super.\(name)"
      else { continue }
      source.removeLine(of: item)
    }
  }

  /// Declares that a class observes values.
  private func conform(_ type: String) {
    guard let (source, syntax) = declarations.types[type]?.classSyntax,
      let last = syntax.inheritanceClause?.inheritedTypes.last
    else { return }
    source.insert(", NSKeyValueObserver", at: SourceText.range(of: last).upperBound)
    source.changed(syntax, "class \(type) conforms to NSKeyValueObserver")
  }
}
