import SwiftSyntax

/// Gives optional requirements of protocols a default implementation in an extension.
final class ProtocolRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.attribute(named: "objc") != nil else { return .visitChildren }
    bindToClasses(node)
    var defaults: [String] = []
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let optional = modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      guard let text = defaultImplementation(of: member.decl) else {
        source.left(member, "an optional requirement: give it a default implementation in an extension")
        continue
      }
      source.remove(optional)
      source.changed(member, "optional requirement \(name(of: member.decl)) → default implementation in an extension")
      defaults.append(text)
    }
    guard !defaults.isEmpty else { return .visitChildren }
    let access = node.modifiers.first { ["public", "fileprivate", "private"].contains($0.name.text) }
    let body = defaults.map { "  \($0)\n" }.joined()
    source.insert(
      "\n\n\(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) {\n\(body)}",
      at: SourceText.range(of: node).upperBound)
    return .visitChildren
  }

  /// Restricts a protocol to classes, as all of Objective-C's are, for weak references.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard let inherited = node.inheritanceClause else {
      source.insert(": AnyObject", at: SourceText.range(of: node.name).upperBound)
      return source.changed(node, "protocol \(node.name.text) is restricted to classes")
    }
    guard let first = inherited.inheritedTypes.first else { return }
    let classBound = inherited.inheritedTypes.contains {
      let name = $0.type.simpleName
      return ["AnyObject", "class", "NSObjectProtocol"].contains(name)
        || declarations.types[name]?.protocolSyntax != nil
        || name.hasPrefix("UI") || name.hasPrefix("CA")
    }
    guard !classBound else { return }
    source.insert("AnyObject, ", at: SourceText.range(of: first).lowerBound)
    source.changed(node, "protocol \(node.name.text) is restricted to classes")
  }

  private func name(of declaration: DeclSyntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) { return MethodDeclaration(function).fullName }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
  }

  private func defaultImplementation(of declaration: DeclSyntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type
      let value: String
      if let type, !["Void", "()"].contains(type.trimmedDescription) {
        guard let text = DefaultValue(of: type)?.text else { return nil }
        value = " \(text) "
      } else {
        value = ""
      }
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let isStatic = function.modifiers.contains { $0.name.text == "static" } ? "static " : ""
      return "\(isStatic)func \(function.name.text)\(generics)\(function.signature.trimmedDescription) {\(value)}"
    }
    if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type, let value = DefaultValue(of: type)?.text
    {
      let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
      let body = isSettable ? "get { \(value) } set {}" : value
      return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { \(body) }"
    }
    return nil
  }
}
