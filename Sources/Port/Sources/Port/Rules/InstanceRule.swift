import SwiftSyntax

/// Creates instances of classes that are known only when the code runs with `makeInstance(of:)`, as Swift can call only
/// required initializers of these.
final class InstanceRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    guard labels.isEmpty || labels == ["frame"], node.trailingClosure == nil, let type = type(node) else {
      return .visitChildren
    }
    let range = SourceText.range(of: node.calledExpression)
    let end = node.leftParen.map { SourceText.range(of: $0).upperBound } ?? range.upperBound
    source.replace(range.lowerBound..<end, with: "makeInstance(of: \(type)\(labels.isEmpty ? "" : ", ")")
    source.changed(node, "\(node.calledExpression.trimmedDescription)(…) → makeInstance(of: \(type))")
    return .visitChildren
  }

  /// Returns the metatype whose initializer a call calls; nil for a class with a name.
  private func type(_ node: FunctionCallExprSyntax) -> String? {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base
    {
      let text = base.trimmedDescription
      if text == "self" || text == "Self" {
        return isInStaticMember(node) ? "\(text == "Self" ? "Self.self" : text)" : nil
      }
      return isMetatype(base) ? text : nil
    }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "Self" { return isInStaticMember(node) ? "Self.self" : nil }
    return isGenericClass(name, at: node) ? "\(name).self" : nil
  }

  /// Returns true inside a static member of a class of views, layers, or view controllers that isn't final.
  private func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var isStatic = false
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if parent.is(InitializerDeclSyntax.self) { return false }
      if let modifiers = parent.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self),
        modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      {
        isStatic = true
      }
      if let type = parent.as(ClassDeclSyntax.self) {
        return isStatic && !type.modifiers.contains { $0.name.text == "final" } && isUIKit(type.name.text)
      }
      if let type = parent.as(ExtensionDeclSyntax.self) { return isStatic && isUIKit(type.extendedTypeName) }
    }
    return false
  }

  /// Returns true for a generic parameter in scope that is restricted to a class.
  private func isGenericClass(_ name: String, at node: some SyntaxProtocol) -> Bool {
    for parent in sequence(first: Syntax(node), next: \.parent) {
      let clause =
        parent.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? parent.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? parent.as(StructDeclSyntax.self)?.genericParameterClause
      guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else { continue }
      let requirements =
        parent.as(FunctionDeclSyntax.self)?.genericWhereClause ?? parent.as(ClassDeclSyntax.self)?.genericWhereClause
      let others = requirements?.requirements.compactMap { requirement -> String? in
        guard case .conformanceRequirement(let found) = requirement.requirement,
          found.leftType.trimmedDescription == name
        else { return nil }
        return found.rightType.simpleName
      }
      return ([parameter.inheritedType?.simpleName].compactMap { $0 } + (others ?? [])).contains(where: isUIKit)
    }
    return false
  }

  /// Returns true for a property that is a metatype of a class.
  private func isMetatype(_ base: ExprSyntax) -> Bool {
    let name =
      base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, name.first?.isLowercase == true else { return false }
    return declarations.types.values.contains { type in
      guard let annotation = type.properties[name], annotation.hasSuffix(".Type") else { return false }
      return isUIKit(String(annotation.dropLast(5)))
    }
  }

  /// Returns true for a class of views, layers, or view controllers, which can be created by `init(coder:)`.
  private func isUIKit(_ name: String) -> Bool {
    let root = declarations.types[name]?.classSyntax == nil ? name : declarations.ancestors(of: name).root ?? ""
    return ["UIView", "UIViewController", "UIResponder"].contains(root)
      || root.hasPrefix("UI")
        && ["View", "Controller", "Label", "Button", "Cell", "Field", "Control", "Bar"].contains { root.hasSuffix($0) }
      || root.hasPrefix("CA") && root.hasSuffix("Layer")
  }
}
