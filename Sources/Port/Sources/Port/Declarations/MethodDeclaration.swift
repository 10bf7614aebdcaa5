import SwiftSyntax

/// A method of a class, a protocol, or an extension.
struct MethodDeclaration {
  /// The base name.
  let name: String
  /// The argument labels, `_` for none.
  let labels: [String]
  /// The name given by `@objc(name:)`.
  let objectiveCName: String?
  /// True if the method is declared with `@objc` or `@IBAction`.
  let isObjectiveC: Bool
  /// True if the method overrides another.
  let isOverride: Bool
  /// True if the method belongs to the type itself.
  let isStatic: Bool
  /// The declaration.
  let syntax: FunctionDeclSyntax

  init(_ syntax: FunctionDeclSyntax) {
    self.syntax = syntax
    name = syntax.name.text
    labels = syntax.signature.parameterClause.parameters.map(\.firstName.text)
    let attribute = syntax.attributes.attribute(named: "objc")
    if case .objCName(let name) = attribute?.arguments {
      objectiveCName = name.trimmedDescription
    } else {
      objectiveCName = nil
    }
    isObjectiveC = attribute != nil || syntax.attributes.attribute(named: "IBAction") != nil
    isOverride = syntax.modifiers.contains { $0.name.text == "override" }
    isStatic = syntax.modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// The full name, such as `handle(_:event:)`.
  var fullName: String { labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}
