import SwiftSyntax

/// Replaces the names that UIKit had in earlier versions of Swift.
final class RenamingRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    // A member has another meaning than a name alone.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return renameMember(name, of: member)
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), let labels = EarlierNames.makers[name] {
      return renameMaker(call, labels)
    }
    if let new = EarlierNames.names[name], declarations.types[name]?.isDeclared != true {
      rename(node.baseName, to: new)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = EarlierNames.names[node.name.text], declarations.types[node.name.text]?.isDeclared != true {
      rename(node.name, to: new)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label, let new = EarlierNames.labels[label.text] { rename(label, to: new) }
    return .visitChildren
  }

  /// `(Void) -> Int`: a function with a parameter since Swift 4.
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parameters.count == 1, let only = node.parameters.first, only.type.trimmedDescription == "Void" {
      source.replace(only, with: "")
      source.changed(node, "(Void) -> … → () -> …")
    }
    return .visitChildren
  }

  /// `value as AnyObject!`: an optional since Swift 4.2.
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      source.replace(type.exclamationMark, with: "?")
      source.changed(node, "as \(type.trimmedDescription) → as \(type.wrappedType.trimmedDescription)?")
    }
    return .visitChildren
  }

  private func renameMember(_ name: String, of member: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let new = EarlierNames.members[name], !declarations.types.values.contains(where: { $0.properties[name] != nil })
    {
      rename(member.declName.baseName, to: new)
    }
    if let new = EarlierNames.notifications[name] { rename(member, to: new) }
    if let new = EarlierNames.methods[name], let call = member.parent?.as(FunctionCallExprSyntax.self) {
      renameMethod(call, of: member.declName, new)
    }
    return .visitChildren
  }

  /// Replaces `bringSubview(toFront: view)` with `bringSubviewToFront(view)`.
  private func renameMethod(
    _ call: FunctionCallExprSyntax, of method: DeclReferenceExprSyntax, _ new: (label: String, name: String)
  ) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == new.label else {
      return
    }
    rename(method.baseName, to: new.name)
    source.replace(argument, with: source.text(of: SourceText.range(of: argument.expression)))
  }

  /// Replaces a function such as `UIEdgeInsetsMake(1, 2, 3, 4)` with an initializer.
  private func renameMaker(_ call: FunctionCallExprSyntax, _ maker: (type: String, labels: [String]))
    -> SyntaxVisitorContinueKind
  {
    guard call.arguments.count == maker.labels.count else { return .visitChildren }
    rename(call.calledExpression, to: maker.type)
    for (argument, label) in zip(call.arguments, maker.labels) where argument.label == nil {
      source.insert("\(label): ", at: SourceText.range(of: argument).lowerBound)
    }
    return .visitChildren
  }

  private func rename(_ node: some SyntaxProtocol, to new: String) {
    source.replace(node, with: new)
    source.changed(node, "\(node.trimmedDescription) → \(new)")
  }
}
