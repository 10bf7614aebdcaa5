import SwiftSyntax

/// Qualifies names with FlipbookUIKit in place of Apple's frameworks, and the functions that Linux's `CGFloat` hides with
/// the standard library.
final class ModuleNameRule: Rule {
  private static let modules: Set = ["UIKit", "CoreGraphics", "QuartzCore"]
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { qualify(base.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { qualify(base.name) }
    return .visitChildren
  }

  private func qualify(_ name: TokenSyntax) {
    guard Self.modules.contains(name.text), declarations.types[name.text]?.isDeclared != true else { return }
    source.replace(name, with: "FlipbookUIKit")
    source.changed(name, "\(name.text). → FlipbookUIKit.")
  }

  /// In an extension of `CGFloat`, `abs` is a static function of the type on Linux.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
      node.enclosingType?.name == "CGFloat"
    {
      source.replace(called, with: "Swift.abs")
      source.changed(called, "abs → Swift.abs, as Linux's CGFloat has an abs of its own")
    }
    return .visitChildren
  }
}
