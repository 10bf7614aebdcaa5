import SwiftSyntax

/// Collects the types that a file declares or extends.
final class DeclarationCollector: SyntaxVisitor {
  private let source: SourceText
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var optionalRequirements: Set<String> = []
  private(set) var optionalRequirementsWithResult: Set<String> = []

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    types[name, default: TypeDeclaration()].classSyntax = (source, node)
    collect(node.memberBlock, inherited: node.inheritanceClause, for: name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    types[name, default: TypeDeclaration()].protocolSyntax = node
    collect(node.memberBlock, inherited: node.inheritanceClause, for: name)
    for member in node.memberBlock.members {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.contains(where: { $0.name.text == "optional" })
      else { continue }
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      optionalRequirements.insert(function.name.text)
      if let type = function.signature.returnClause?.type, !["Void", "()"].contains(type.trimmedDescription) {
        optionalRequirementsWithResult.insert(function.name.text)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, inherited: node.inheritanceClause, for: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, inherited: node.inheritanceClause, for: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, inherited: node.inheritanceClause, for: node.extendedTypeName, isDeclared: false)
    return .visitChildren
  }

  private func collect(
    _ members: MemberBlockSyntax, inherited: InheritanceClauseSyntax?, for name: String, isDeclared: Bool = true
  ) {
    var type = types[name] ?? TypeDeclaration()
    type.isDeclared = type.isDeclared || isDeclared
    type.inherited += inherited?.inheritedTypes.map { $0.type.simpleName } ?? []
    for member in members.members { add(member.decl, to: &type) }
    types[name] = type
  }

  private func add(_ declaration: DeclSyntax, to type: inout TypeDeclaration) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      type.methods.append(MethodDeclaration(function))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let annotation = binding.typeAnnotation?.type
        else { continue }
        type.properties[name] = annotation.simpleName
      }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for member in members { add(member.decl, to: &type) }
      }
    }
  }
}
