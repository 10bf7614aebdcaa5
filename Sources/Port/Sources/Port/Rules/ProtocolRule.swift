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
      source.remove(optional)
      if let result = member.decl.resultWithoutDefault {
        source.insert("?", at: SourceText.range(of: result).upperBound)
        source.changed(
          member,
          "\(name(of: member.decl)) → optional: implementations must have the type \(result.trimmedDescription)?")
      }
      source.changed(member, "optional requirement \(name(of: member.decl)) → default implementation in an extension")
      defaults.append(defaultImplementation(of: member.decl))
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

  private func defaultImplementation(of declaration: DeclSyntax) -> String {
    let mark = declaration.resultWithoutDefault == nil ? "" : "?"
    let value = declaration.result.map { DefaultValue(of: $0)?.text ?? "nil" }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let isStatic = function.modifiers.contains { $0.name.text == "static" } ? "static " : ""
      // Calls find out whether the method is implemented.
      let body = value.map { $0 == "nil" ? " nil " : " unimplemented(\($0)) " } ?? ""
      return
        "\(isStatic)func \(function.name.text)\(generics)\(function.signature.trimmedDescription)\(mark) {\(body)}"
    }
    let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    let isSettable = binding?.accessorBlock?.trimmedDescription.contains("set") == true
    let body = value.map { isSettable ? "get { \($0) } set {}" : $0 } ?? ""
    let type = declaration.result?.trimmedDescription ?? ""
    return "var \(binding?.pattern.trimmedDescription ?? ""): \(type)\(mark) { \(body) }"
  }

  // MARK: Implementations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    implement(node.memberBlock, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    implement(node.memberBlock, of: node.extendedTypeName)
    return .visitChildren
  }

  /// Makes the results of members optional that implement requirements whose results have become optional.
  private func implement(_ members: MemberBlockSyntax, of type: String) {
    let requirements = ([type] + declarations.ancestors(of: type).declared)
      .flatMap { declarations.types[$0]?.inherited ?? [] }
      .compactMap { declarations.types[$0]?.protocolSyntax }
      .flatMap(\.memberBlock.members)
      .filter { member in
        member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" }
          == true
          && member.decl.resultWithoutDefault != nil
      }
    let names = Set(requirements.map { name(of: $0.decl) })
    for member in members.members where names.contains(name(of: member.decl)) {
      guard let result = member.decl.resultWithoutDefault else { continue }
      source.insert("?", at: SourceText.range(of: result).upperBound)
      source.changed(member, "\(name(of: member.decl)): \(result.trimmedDescription)?, as the protocol requires")
    }
  }
}

extension DeclSyntax {
  /// The type of a property, or of a method's result; nil for methods without one.
  fileprivate var result: TypeSyntax? {
    let type =
      self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return type.flatMap { ["Void", "()"].contains($0.trimmedDescription) ? nil : $0 }
  }

  /// The type of a property, or of a method's result, if Objective-C has no value for it.
  fileprivate var resultWithoutDefault: TypeSyntax? { result.flatMap { DefaultValue(of: $0) == nil ? $0 : nil } }
}
