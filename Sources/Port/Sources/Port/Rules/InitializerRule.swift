import SwiftSyntax

/// Requires the initializers with which UIKit creates cells of registered classes, and Core Animation copies of layers,
/// as Swift can call only these on a class that it doesn't know.
final class InitializerRule: Rule {
  /// An initializer that a family of classes requires.
  private struct Requirement {
    /// The labels of the parameters.
    let labels: [String]
    /// The parameters, as they are declared.
    let parameters: String
    /// True if the family's own initializer isn't required: the topmost class conforms to `CopiedLayer` instead.
    var isOfLayers = false
  }

  private static let cells = [
    "UICollectionViewCell": Requirement(labels: ["frame"], parameters: "frame: CGRect"),
    "UICollectionReusableView": Requirement(labels: ["frame"], parameters: "frame: CGRect"),
    "UITableViewCell": Requirement(
      labels: ["style", "reuseIdentifier"], parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"),
    "UITableViewHeaderFooterView": Requirement(labels: ["reuseIdentifier"], parameters: "reuseIdentifier: String?"),
  ]
  /// The function that an added initializer calls.
  private static let trap = "fatalError"
  private static let layers = Requirement(labels: ["layer"], parameters: "layer: Any", isOfLayers: true)
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  private func requirement(of type: String) -> Requirement? {
    guard let root = declarations.ancestors(of: type).root else { return nil }
    return root.hasPrefix("CA") && root.hasSuffix("Layer") ? Self.layers : Self.cells[root]
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let requirement = requirement(of: node.name.text) else { return .visitChildren }
    let isOpen = node.modifiers.contains { $0.name.text == "open" }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if let own = initializers.first(where: { $0.labels == requirement.labels }) {
      require(own, requirement, isOpen)
      if requirement.isOfLayers, !isInherited(requirement, by: node) { conform(node) }
    } else if requirement.isOfLayers, !initializers.contains(where: \.isDesignated), node.hasManagedProperties {
      addInitializers(to: node, isOpen)
      if !isInherited(requirement, by: node) { conform(node) }
    } else if initializers.contains(where: \.isDesignated),
      !requirement.isOfLayers || isInherited(requirement, by: node)
    {
      add(requirement, to: node, isOpen)
    }
    return .visitChildren
  }

  /// Returns true if a superclass in the files declares the initializer.
  private func isInherited(_ requirement: Requirement, by node: ClassDeclSyntax) -> Bool {
    declarations.ancestors(of: node.name.text).declared.contains { ancestor in
      declarations.types[ancestor]?.classSyntax?.syntax.memberBlock.members.contains {
        $0.decl.as(InitializerDeclSyntax.self)?.labels == requirement.labels
      } ?? false
    }
  }

  private func require(_ node: InitializerDeclSyntax, _ requirement: Requirement, _ isOpen: Bool) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    let isRequired = node.modifiers.contains { $0.name.text == "required" }
    let keepsOverride = requirement.isOfLayers && !isOverridden(requirement, in: node)
    // The topmost layer overrides an initializer that isn't required; subclasses of open classes must see it.
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let words = [isOpen && !isPublic ? "public" : nil, isRequired ? nil : "required", keepsOverride ? "override" : nil]
      .compactMap { $0 }
    if words.isEmpty { source.remove(override) } else { source.replace(override, with: words.joined(separator: " ")) }
    source.changed(
      override,
      "override init → required init, with which \(requirement.isOfLayers ? "layers are copied" : "cells are created")")
  }

  private func isOverridden(_ requirement: Requirement, in node: InitializerDeclSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
      .map { isInherited(requirement, by: $0) } ?? false
  }

  /// Adds the initializer that Objective-C reports as missing when it is called.
  private func add(_ requirement: Requirement, to node: ClassDeclSyntax, _ isOpen: Bool) {
    let brace = node.memberBlock.rightBrace
    let indentation = source.indentation(of: brace)
    let name = "init(\(requirement.labels.map { $0 + ":" }.joined()))"
    source.insert(
      "\n\(indentation)  \(isOpen ? "public " : "")required init(\(requirement.parameters)) { \(Self.trap)(\"\(name) has not been implemented\") }\n\(indentation)",
      at: SourceText.range(of: brace).lowerBound)
    source.changed(node, "class \(node.name.text): added \(name), which traps as on a device")
  }

  /// Adds the initializers that a layer with animatable properties of its own inherits in Objective-C.
  private func addInitializers(to node: ClassDeclSyntax, _ isOpen: Bool) {
    let brace = node.memberBlock.rightBrace
    let indentation = source.indentation(of: brace)
    let access = isOpen || node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let keepsOverride = isInherited(Self.layers, by: node) ? "" : "override "
    let lines = [
      "\(access)override init() { super.init() }",
      "\(access)required \(keepsOverride)init(layer: Any) { super.init(layer: layer) }",
      "\(access)required init?(coder: NSCoder) { super.init(coder: coder) }",
    ]
    source.insert(
      lines.map { "\n\(indentation)  \($0)" }.joined() + "\n\(indentation)", at: SourceText.range(of: brace).lowerBound)
    source.changed(node, "class \(node.name.text): added the initializers with which layers are created and copied")
  }

  /// Declares that a layer can be copied with its own class.
  private func conform(_ node: ClassDeclSyntax) {
    guard let last = node.inheritanceClause?.inheritedTypes.last else { return }
    source.insert(", CopiedLayer", at: SourceText.range(of: last).upperBound)
    source.changed(node, "class \(node.name.text) conforms to CopiedLayer: presentation() returns a copy of the class")
  }
}

extension ClassDeclSyntax {
  /// True if Objective-C provides the values of properties.
  fileprivate var hasManagedProperties: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.attributes.contains { attribute in
        let text = attribute.trimmedDescription
        return text.hasPrefix("@NSManaged") || text.hasPrefix("@CALayerProperty")
      } ?? false
    }
  }
}

extension InitializerDeclSyntax {
  /// The labels of the parameters.
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
  /// True unless the initializer is a convenience.
  fileprivate var isDesignated: Bool { !modifiers.contains { $0.name.text == "convenience" } }
}
