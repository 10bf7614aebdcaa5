import SwiftSyntax

/// Calls the methods that were optional requirements without `?` and `!`.
final class OptionalCallRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let mark = chain?.questionMark ?? unwrapping?.exclamationMark,
      let member = (chain?.expression ?? unwrapping?.expression)?.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = member.declName.baseName.text
    guard declarations.optionalRequirements.contains(name) || UIKitRequirements.optional.contains(name) else {
      return .visitChildren
    }
    // A property with a closure may have the name of one of UIKit's optional methods.
    if !declarations.optionalRequirements.contains(name),
      declarations.types.values.contains(where: { $0.properties[name]?.hasPrefix("UI") == false })
    {
      return .visitChildren
    }
    source.replace(mark, with: "")
    if let base = member.base, let conformance = conformance(of: base, for: name) {
      source.replace(base, with: "(\(conformance.object) as? \(conformance.protocolName))?")
      source.changed(base, "\(base.trimmedDescription) → (\(conformance.object) as? \(conformance.protocolName))?")
    }
    if declarations.optionalRequirementsWithResult.contains(name) {
      source.insert("implemented(", at: SourceText.range(of: node).lowerBound)
      let end = chain == nil ? ")!" : ")"
      source.insert(end, at: SourceText.range(of: node).upperBound)
      source.changed(
        member, "\(name)\(mark.text)(…) → implemented(\(name)(…)\(end): nil unless the method is implemented")
    } else {
      source.changed(member, "\(name)\(mark.text)(…) → \(name)(…)")
    }
    return .visitChildren
  }

  /// `if let tapped = delegate.tapped { … }`: the method is there in any case.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value.as(MemberAccessExprSyntax.self), let base = value.base,
      declarations.optionalRequirements.contains(value.declName.baseName.text),
      !base.description.contains("?")
    else { return .visitChildren }
    source.replace(value, with: "Optional(\(value.trimmedDescription))")
    source.changed(value, "\(value.trimmedDescription) → Optional(\(value.trimmedDescription))")
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
