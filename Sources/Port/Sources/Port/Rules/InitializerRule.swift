import SwiftSyntax

/// Requires the initializers with which UIKit creates cells of registered classes, as Swift can call only these on a
/// class that it doesn't know.
final class InitializerRule: Rule {
  private static let required = [
    "UICollectionViewCell": ["frame"], "UICollectionReusableView": ["frame"],
    "UITableViewCell": ["style", "reuseIdentifier"], "UITableViewHeaderFooterView": ["reuseIdentifier"],
  ]
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }), let type = node.enclosingType,
      let root = declarations.ancestors(of: type.name).root,
      Self.required[root] == node.signature.parameterClause.parameters.map(\.firstName.text)
    else { return .visitChildren }
    if node.modifiers.contains(where: { $0.name.text == "required" }) {
      source.remove(override)
    } else {
      source.replace(override, with: "required")
    }
    source.changed(override, "override init → required init, with which cells are created")
    return .visitChildren
  }
}
