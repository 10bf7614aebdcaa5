import SwiftSyntax

/// Requires the initializers with which UIKit creates cells of registered classes and the layers of views, and Core
/// Animation copies of layers, as Swift can call only these on a class that it doesn't know.
final class InitializerRule: Rule {
  /// An initializer that a family of classes requires.
  private struct Requirement {
    /// The labels of the parameters.
    let labels: [String]
    /// The parameters, as they are declared.
    let parameters: String
    /// The protocol of layers that requires the initializer, as their family doesn't: the topmost class conforms to it;
    /// nil for cells.
    var conformance: String?
    var isOfLayers: Bool { conformance != nil }
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
  private static let copies = Requirement(labels: ["layer"], parameters: "layer: Any", conformance: "CopiedLayer")
  private static let layers = [copies, Requirement(labels: [], parameters: "", conformance: "CreatedLayer")]
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  private func requirements(of type: String) -> [Requirement] {
    guard let root = declarations.ancestors(of: type).root else { return [] }
    return root.hasPrefix("CA") && root.hasSuffix("Layer") ? Self.layers : Self.cells[root].map { [$0] } ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let requirements = requirements(of: node.name.text)
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if requirements.contains(where: \.isOfLayers), !initializers.contains(where: \.isDesignated),
      node.hasManagedProperties
    {
      addInitializers(to: node, isOpen: node.modifiers.contains { $0.name.text == "open" })
      for requirement in requirements where !isInherited(requirement, by: node) { conform(node, to: requirement) }
    } else {
      for requirement in requirements { require(requirement, of: node, initializers) }
    }
    return .visitChildren
  }

  private func require(_ requirement: Requirement, of node: ClassDeclSyntax, _ initializers: [InitializerDeclSyntax]) {
    let isOpen = node.modifiers.contains { $0.name.text == "open" }
    if let own = initializers.first(where: { $0.labels == requirement.labels }) {
      require(own, requirement, isOpen)
      if requirement.isOfLayers, !isInherited(requirement, by: node) { conform(node, to: requirement) }
    } else if initializers.contains(where: \.isDesignated),
      !requirement.isOfLayers || isInherited(requirement, by: node)
    {
      add(requirement, to: node, isOpen)
    }
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
      "override init → required init, with which "
        + (!requirement.isOfLayers
          ? "cells are created" : requirement.labels.isEmpty ? "views create layers" : "layers are copied"))
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
  private func addInitializers(to node: ClassDeclSyntax, isOpen: Bool) {
    let brace = node.memberBlock.rightBrace
    let indentation = source.indentation(of: brace)
    let access = isOpen || node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let overrides = Self.layers.map { isInherited($0, by: node) ? "" : "override " }
    let lines = [
      "\(access)required \(overrides[1])init() { super.init() }",
      "\(access)required \(overrides[0])init(layer: Any) { super.init(layer: layer) }",
      "\(access)required init?(coder: NSCoder) { super.init(coder: coder) }",
    ]
    source.insert(
      lines.map { "\n\(indentation)  \($0)" }.joined() + "\n\(indentation)", at: SourceText.range(of: brace).lowerBound)
    source.changed(node, "class \(node.name.text): added the initializers with which layers are created and copied")
  }

  /// Declares that a layer can be copied with its own class, or be created by a view.
  private func conform(_ node: ClassDeclSyntax, to requirement: Requirement) {
    guard let last = node.inheritanceClause?.inheritedTypes.last, let name = requirement.conformance else { return }
    source.insert(", \(name)", at: SourceText.range(of: last).upperBound)
    source.changed(
      node,
      "class \(node.name.text) conforms to \(name): "
        + (requirement.labels.isEmpty ? "views can create it" : "presentation() returns a copy of the class"))
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
