import SwiftParser
import SwiftSyntax

/// Replaces `#selector` with a selector that carries the method.
final class SelectorRule: Rule {
  private let declarations: Declarations
  private let names: ObjectiveCNames

  init(_ source: SourceText, _ declarations: Declarations, _ names: ObjectiveCNames) {
    self.declarations = declarations
    self.names = names
    super.init(source)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
    if let label = argument.label?.text, let text = accessor(label, argument.expression) {
      source.replace(node, with: text)
      source.changed(node, "\(node.trimmedDescription) → \(text)")
      return .skipChildren
    }
    guard argument.label == nil, let text = selector(argument.expression, at: node) else {
      source.left(node, "write Selector(\"name\", Type.method) with the type that declares the method")
      return .skipChildren
    }
    source.replace(node, with: text)
    source.changed(node, "\(node.trimmedDescription) → \(text)")
    return .skipChildren
  }

  /// Returns the name of a property's getter or setter, which is only compared.
  private func accessor(_ label: String, _ expression: ExprSyntax) -> String? {
    let property =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let property else { return nil }
    switch label {
    case "getter": return "Selector(\"\(property)\")"
    case "setter": return "Selector(\"set\(property.prefix(1).uppercased())\(property.dropFirst()):\")"
    default: return nil
    }
  }

  /// `Selector("name")` and `NSSelectorFromString("name")` of a method of the enclosing class.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, let argument = node.arguments.first?.expression
    else { return .visitChildren }
    var literal = argument
    if let tuple = literal.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression { literal = only }
    guard let string = literal.as(StringLiteralExprSyntax.self)?.representedLiteralValue, let type = node.enclosingType,
      let method = names.method(string, of: type.name)
    else { return .visitChildren }
    let text = "Selector(\"\(string)\", \(type.expression).\(method.fullName))"
    source.replace(node, with: text)
    source.changed(node, "\(node.trimmedDescription) → \(text)")
    return .skipChildren
  }

  private func selector(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> String? {
    var (expression, signature) = (expression, String?.none)
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true, let type = sequence.elements.last
    {
      (expression, signature) = (first, type.trimmedDescription)
    }
    guard let (typeName, base, reference) = reference(expression, at: node) else { return nil }
    let name = reference.baseName.text
    var labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
    let all = declarations.methods(named: name, of: typeName)
    // A method of the class itself is selected where there is no other.
    let isOfClass = !all.isEmpty && all.allSatisfy(\.isStatic)
    let candidates = isOfClass ? all : all.filter { !$0.isStatic }
    let method =
      labels.map { labels in candidates.first { $0.labels == labels } }
      ?? candidates.first(where: \.isObjectiveC) ?? candidates.first
    if labels == nil, let method {
      // A name alone is ambiguous if there are several methods.
      labels = method.labels
      if Set(candidates.map(\.labels)).count > 1, method.labels.isEmpty, signature == nil { signature = "() -> Void" }
    }
    if labels == nil, ["setNeedsDisplay"].contains(name) { signature = "() -> Void" }
    let objectiveC = method.map(names.name(of:)) ?? ObjectiveCNames.name(name, labels ?? [])
    let full = labels.map { $0.isEmpty ? name : "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name
    let cast = signature.map { " as (\(base)) -> \($0)" } ?? ""
    return "Selector(\"\(objectiveC)\", \(isOfClass ? "ofClass: " : "")\(base).\(full)\(isOfClass ? "" : cast))"
  }

  /// Splits a reference to a method into the type's name, the expression for the type, and the method.
  private func reference(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> (
    type: String, base: String, method: DeclReferenceExprSyntax
  )? {
    let enclosing = node.enclosingType
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return enclosing.map { ($0.name, $0.expression, reference) }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let text = base.trimmedDescription
    if ["self", "super", "Self", "type(of: self)"].contains(text) {
      return enclosing.map { ($0.name, $0.expression, member.declName) }
    }
    if text.first?.isUppercase == true {
      let name = text.split(separator: ".").last.map(String.init) ?? text
      return (name, text, member.declName)
    }
    let property = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    let simple = property.filter { $0 != "?" && $0 != "!" }
    if let enclosing, let type = declarations.types[enclosing.name]?.properties[simple] {
      return (type, type, member.declName)
    }
    return nil
  }
}
