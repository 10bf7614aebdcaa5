import SwiftSyntax

/// A type with the members of its declaration and its extensions.
struct TypeDeclaration {
  /// The declaration of a class, and its file; nil for other types, and for types that are only extended.
  var classSyntax: (source: SourceText, syntax: ClassDeclSyntax)?
  /// The declaration of a protocol; nil for other types.
  var protocolSyntax: ProtocolDeclSyntax?
  /// True if the files declare the type, rather than only extend it.
  var isDeclared = false
  /// The names of the superclass and the protocols.
  var inherited: [String] = []
  /// The methods of the declaration and the extensions.
  var methods: [MethodDeclaration] = []
  /// The types of the properties that have an annotation, without `?` and `!`.
  var properties: [String: String] = [:]
}
