import SwiftSyntax

/// Adapts overrides of methods that `NSObject` has only in Objective-C.
final class ObjectRule: Rule {
  private static let missing: Set = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "forwardingTarget"]
  /// The methods that extensions of `NSObject` declare on Linux, so that classes can't override them.
  private static let fixed: Set = ["responds", "perform", "method", "instanceMethod"]
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if Self.fixed.contains(name), node.modifiers.contains(where: { $0.name.text == "override" }) {
      leave(node)
      return .skipChildren
    }
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
    if name == "observeValue" { conform(type, to: "NSKeyValueObserver") }
    if name == "forwardingTarget" { conform(type, to: "NSForwardingObject") }
    return .visitChildren
  }

  /// Leaves an override to Objective-C.
  private func leave(_ node: FunctionDeclSyntax) {
    source.left(node, "NSObject's \(MethodDeclaration(node).fullName) can't be overridden on Linux")
    let range = SourceText.range(of: node)
    source.insert("#if canImport(ObjectiveC)\n\(source.indentation(of: node))", at: range.lowerBound)
    source.insert("\n\(source.indentation(of: node))#endif", at: range.upperBound)
  }

  /// Removes `super.observeValue(…)` and the like.
  private func removeCalls(of name: String, in function: FunctionDeclSyntax) {
    let finder = SuperStatementFinder(of: name)
    finder.walk(function)
    for statement in finder.found { source.removeLine(of: statement) }
  }

  /// Declares that a class conforms to a protocol.
  private func conform(_ type: String, to name: String) {
    guard let (source, syntax) = declarations.types[type]?.classSyntax,
      let last = syntax.inheritanceClause?.inheritedTypes.last
    else { return }
    source.insert(", \(name)", at: SourceText.range(of: last).upperBound)
    source.changed(syntax, "class \(type) conforms to \(name)")
  }
}

/// Finds the statements that only call a method of the superclass.
private final class SuperStatementFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [CodeBlockItemSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "super.\(name)"
    else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
