import SwiftSyntax

/// Moves the members of extensions that override, or are overridden, to the declaration of their class, as Swift can
/// override these only there.
struct ExtensionRule {
  private let sources: [SourceText]
  private let declarations: Declarations

  init(_ sources: [SourceText], _ declarations: Declarations) {
    self.sources = sources
    self.declarations = declarations
  }

  /// Moves the members, after all other changes to them have been collected.
  ///
  /// - Parameter replaced: The overrides that have already been replaced.
  func apply(except replaced: Set<SyntaxIdentifier>) {
    let overridden = namesOverridden()
    for source in sources {
      let finder = ExtensionFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      for found in finder.found { move(found, in: source, overridden, except: replaced) }
    }
  }

  private func move(
    _ found: ExtensionDeclSyntax, in source: SourceText, _ overridden: [String: Set<String>],
    except replaced: Set<SyntaxIdentifier>
  ) {
    let type = found.extendedTypeName
    let target = declarations.types[type]?.classSyntax
    for member in found.memberBlock.members where !replaced.contains(member.decl.id) {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
      let overrides = modifiers.contains { $0.name.text == "override" }
      let name = member.decl.as(FunctionDeclSyntax.self).map { MethodDeclaration($0).fullName }
      let isOverridden = name.map { overridden[type]?.contains($0) == true } ?? false
      guard overrides || isOverridden else { continue }
      guard let target else {
        if overrides { leave(member, of: type, in: source) }
        continue
      }
      let range = SourceText.range(of: member)
      let access = modifiers.contains { $0.name.isAccess } ? nil : found.modifiers.first { $0.name.isAccess }?.name.text
      let text = (access.map { "\($0) " } ?? "") + source.text(of: range)
      if target.source !== source { open(namesIn: member, of: found, in: source) }
      let indentation = source.indentation(of: member)
      source.removeLine(of: member)
      let closing = SourceText.range(of: target.syntax.memberBlock.rightBrace).lowerBound
      let closingIndentation = target.source.indentation(of: target.syntax.memberBlock.rightBrace)
      target.source.insert("\n\(indentation)\(text)\n\(closingIndentation)", at: closing)
      source.changed(member, "moved \(name ?? "a member") from the extension to class \(type)")
    }
  }

  /// Makes the private declarations that a member uses visible to the file that it is moved to.
  private func open(namesIn member: MemberBlockItemSyntax, of found: ExtensionDeclSyntax, in source: SourceText) {
    let used = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
    let declarations =
      source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) } + found.memberBlock.members.map(\.decl)
    for declaration in declarations {
      guard let name = declaration.declaredName, used.contains(name),
        let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .first(where: { ["private", "fileprivate"].contains($0.name.text) })
      else { continue }
      source.remove(modifier)
      source.changed(
        declaration, "\(name) is no longer \(modifier.name.text): a member that uses it moved to another file")
    }
  }

  /// Leaves an override of one of UIKit's members to Objective-C.
  private func leave(_ member: MemberBlockItemSyntax, of type: String, in source: SourceText) {
    source.left(member, "an extension can't override: move this to a subclass of \(type)")
    let range = SourceText.range(of: member)
    source.insert("#if canImport(ObjectiveC)\n\(source.indentation(of: member))", at: range.lowerBound)
    source.insert("\n\(source.indentation(of: member))#endif", at: range.upperBound)
  }

  /// Returns the full names of the methods that subclasses override, for each class.
  private func namesOverridden() -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (name, type) in declarations.types where type.classSyntax != nil {
      let overrides = Set(type.methods.filter(\.isOverride).map(\.fullName))
      for ancestor in declarations.ancestors(of: name).declared { names[ancestor, default: []].formUnion(overrides) }
    }
    return names
  }
}

extension TokenSyntax {
  /// True for `public`, `private`, and their like.
  fileprivate var isAccess: Bool { ["public", "open", "package", "internal", "fileprivate", "private"].contains(text) }
}

extension DeclSyntax {
  /// The name of a function, a variable, or a type.
  fileprivate var declaredName: String? {
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.first?.pattern.trimmedDescription }
    return self.as(FunctionDeclSyntax.self)?.name.text ?? asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

/// Finds the extensions of a file.
private final class ExtensionFinder: SyntaxVisitor {
  private(set) var found: [ExtensionDeclSyntax] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
