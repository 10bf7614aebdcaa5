import SwiftSyntax

/// Calls the methods that were optional requirements without `?`.
final class OptionalCallRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = member.declName.baseName.text
    guard declarations.optionalRequirements.contains(name) || UIKitRequirements.optional.contains(name) else {
      return .visitChildren
    }
    source.replace(chain.questionMark, with: "")
    if let base = member.base, let conformance = conformance(of: base, for: name) {
      source.replace(base, with: "(\(conformance.object) as? \(conformance.protocolName))?")
      source.changed(base, "\(base.trimmedDescription) → (\(conformance.object) as? \(conformance.protocolName))?")
    }
    source.changed(member, "\(name)?(…) → \(name)(…)")
    return .visitChildren
  }

  /// Finds the protocol of a method that is called on an `AnyObject`.
  private func conformance(of base: ExprSyntax, for method: String) -> (object: String, protocolName: String)? {
    let object = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    let property = object.hasPrefix("self.") ? String(object.dropFirst(5)) : object
    guard let type = base.enclosingType?.name, declarations.types[type]?.properties[property] == "AnyObject",
      let found = declarations.protocols(requiring: method).first
    else { return nil }
    return (object, found)
  }
}
