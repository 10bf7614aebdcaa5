import SwiftSyntax

/// Removes the attributes and modifiers for Objective-C and Interface Builder, and the binding of views to the main
/// actor, whose place a stage takes.
final class AttributeRule: Rule {
  private static let removed: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying", "MainActor",
  ]
  /// The initial values of managed properties with objects: Swift has no nil for these.
  private static let emptyObjects = [
    "UIColor": "UIColor.clear", "CGColor": "UIColor.clear.cgColor", "CGPath": "CGPath()",
    "UIBezierPath": "UIBezierPath()",
    "UIFont": "UIFont()", "UIImage": "UIImage()",
  ]
  private static let entryPoints: Set = ["UIApplicationMain", "NSApplicationMain", "main"]
  private let declarations: Declarations
  /// The number of removed attributes of each kind, for the report: one line for each would hide the rest.
  private var counts: [String: (count: Int, first: Syntax)] = [:]

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  override func apply() {
    super.apply()
    for (name, found) in counts.sorted(by: { $0.key < $1.key }) {
      source.changed(
        found.first,
        found.count == 1 ? "removed \(name)" : "removed \(name), here and in \(found.count - 1) more places")
    }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removed.contains(name) {
      // `{ @MainActor in … }`: nothing of the signature remains.
      if let signature = node.parent?.parent?.as(ClosureSignatureSyntax.self), signature.hasOnlyAttribute {
        remove(signature, as: "@\(name)")
      } else {
        remove(node, as: "@\(name)")
      }
    } else if Self.entryPoints.contains(name) {
      source.left(node, "a stage replaces the application: call Stage.run")
      source.remove(node)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node, as: "dynamic") }
    if node.name.text == "open", let list = node.parent?.as(DeclModifierListSyntax.self),
      list.contains(where: { $0.name.text == "static" })
    {
      source.replace(node, with: "public")
      source.changed(node, "open static → public static, as Swift no longer accepts the former")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.attribute(named: "NSManaged"), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    guard !node.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) }) else {
      remove(attribute, as: "@NSManaged")
      return .visitChildren
    }
    guard let value = DefaultValue(of: type)?.text ?? Self.emptyObjects[type.trimmedDescription] else {
      source.left(attribute, "write @CALayerProperty(\"\(name)\") with an initial value")
      return .visitChildren
    }
    source.replace(attribute, with: "@CALayerProperty(\"\(name)\")")
    source.insert(" = \(value)", at: SourceText.range(of: binding).upperBound)
    source.changed(attribute, "@NSManaged → @CALayerProperty(\"\(name)\")")
    return .visitChildren
  }

  private func remove(_ node: some SyntaxProtocol, as name: String) {
    source.remove(node)
    counts[name, default: (0, Syntax(node))].count += 1
  }
}

extension ClosureSignatureSyntax {
  /// True if the signature consists of a single attribute.
  fileprivate var hasOnlyAttribute: Bool {
    attributes.count == 1 && capture == nil && parameterClause == nil && effectSpecifiers == nil && returnClause == nil
  }
}
