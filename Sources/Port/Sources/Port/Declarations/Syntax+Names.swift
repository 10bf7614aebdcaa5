import SwiftSyntax

extension AttributeListSyntax {
  /// Returns the attribute with a name, written without `@`.
  func attribute(named name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name {
        return attribute
      }
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name of the type without optionality, attributes, generic arguments, and `any`.
  var simpleName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.simpleName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.simpleName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.simpleName }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.simpleName }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}

extension ExtensionDeclSyntax {
  /// The name of the extended type without its generic arguments; for a nested type, its last component.
  var extendedTypeName: String {
    if let member = extendedType.as(MemberTypeSyntax.self) { return member.name.text }
    return extendedType.simpleName
  }
}

extension SyntaxProtocol {
  /// The nearest type or extension whose declaration contains the node.
  ///
  /// `name` is the name to look up; `expression` refers to the type in code at the node.
  var enclosingType: (name: String, expression: String)? {
    var current = parent
    while let node = current {
      if let declaration = node.as(ClassDeclSyntax.self) { return (declaration.name.text, declaration.name.text) }
      if let declaration = node.as(StructDeclSyntax.self) { return (declaration.name.text, declaration.name.text) }
      if let declaration = node.as(EnumDeclSyntax.self) { return (declaration.name.text, declaration.name.text) }
      if let declaration = node.as(ExtensionDeclSyntax.self) {
        return (declaration.extendedTypeName, declaration.extendedType.trimmedDescription)
      }
      if let declaration = node.as(ProtocolDeclSyntax.self) { return (declaration.name.text, declaration.name.text) }
      current = node.parent
    }
    return nil
  }
}
