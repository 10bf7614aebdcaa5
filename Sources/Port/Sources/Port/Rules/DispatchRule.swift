import SwiftSyntax

/// Replaces methods that extensions of UIKit's classes add and override by one method that calls the one for its class,
/// as extensions can't override in Swift.
struct DispatchRule {
  /// A method in an extension of one of UIKit's classes.
  private struct Member {
    let source: SourceText
    let type: String
    let syntax: FunctionDeclSyntax
    let method: MethodDeclaration
  }

  private let sources: [SourceText]
  private let declarations: Declarations

  init(_ sources: [SourceText], _ declarations: Declarations) {
    self.sources = sources
    self.declarations = declarations
  }

  /// Rewrites the methods.
  ///
  /// - Returns: The overrides that have been replaced.
  func apply() -> Set<SyntaxIdentifier> {
    var members: [String: [Member]] = [:]
    for source in sources {
      let finder = MethodFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      for (type, syntax) in finder.found where declarations.types[type]?.isDeclared != true {
        let method = MethodDeclaration(syntax)
        members[method.fullName, default: []].append(
          Member(source: source, type: type, syntax: syntax, method: method))
      }
    }
    var replaced: Set<SyntaxIdentifier> = []
    for (_, found) in members.sorted(by: { $0.key < $1.key }) {
      for base in found where !base.method.isOverride {
        let overrides = found.filter {
          $0.method.isOverride && UIKitClasses.ancestors(of: $0.type).contains(base.type)
        }
        guard !overrides.isEmpty else { continue }
        rewrite(base, overrides)
        replaced.formUnion(overrides.map(\.syntax.id))
      }
    }
    return replaced
  }

  private func rewrite(_ base: Member, _ overrides: [Member]) {
    func name(_ type: String) -> String { "\(base.method.name)Of\(type)" }
    for member in [base] + overrides {
      member.source.replace(member.syntax.name, with: name(member.type))
      if let override = member.syntax.modifiers.first(where: { $0.name.text == "override" }) {
        member.source.remove(override)
      }
      let parent = UIKitClasses.ancestors(of: member.type).first { type in
        type == base.type || overrides.contains { $0.type == type }
      }
      guard let parent else { continue }
      let finder = SuperCallFinder(of: base.method.name)
      finder.walk(member.syntax)
      for call in finder.found { member.source.replace(call, with: name(parent)) }
      member.source.changed(
        member.syntax, "override of \(base.method.fullName) → \(name(member.type)), which \(base.type)'s method calls")
    }
    // Subclasses come before their superclasses.
    let ordered = overrides.sorted {
      (UIKitClasses.ancestors(of: $1.type).count, $0.type) < (UIKitClasses.ancestors(of: $0.type).count, $1.type)
    }
    let parameters = base.syntax.signature.parameterClause.parameters
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let local = (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? local : "\(label): \(local)"
    }
    let call = "(\(arguments.joined(separator: ", ")))"
    let indentation = base.source.indentation(of: base.syntax)
    let modifiers = base.syntax.modifiers.filter { ["public", "fileprivate", "private"].contains($0.name.text) }
    let access = modifiers.map { $0.name.text + " " }.joined()
    let cases = ordered.map { "\(indentation)  case let object as \($0.type): return object.\(name($0.type))\(call)\n" }
    base.source.insert(
      "\n\n\(indentation)\(access)func \(base.method.name)\(base.syntax.signature.trimmedDescription) {\n\(indentation)  switch self {\n\(cases.joined())\(indentation)  default: return \(name(base.type))\(call)\n\(indentation)  }\n\(indentation)}",
      at: SourceText.range(of: base.syntax).upperBound)
    base.source.changed(base.syntax, "\(base.method.fullName) calls the method for the object's class")
  }
}

/// Finds the methods of extensions.
private final class MethodFinder: SyntaxVisitor {
  private(set) var found: [(type: String, syntax: FunctionDeclSyntax)] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { found.append((node.extendedTypeName, function)) }
    }
    return .visitChildren
  }
}

/// Finds calls of a method of the superclass.
private final class SuperCallFinder: SyntaxVisitor {
  private let name: String
  /// The expressions such as `super.recover`.
  private(set) var found: [MemberAccessExprSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
    return .visitChildren
  }
}
