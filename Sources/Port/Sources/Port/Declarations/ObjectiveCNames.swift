/// The names that methods have in Objective-C, such as `handle:event:`.
struct ObjectiveCNames {
  private let declarations: Declarations

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// Returns the name of a method.
  static func name(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let prepositions = ["with", "for", "at", "in", "from", "to", "by", "of", "on", "using", "and"]
      let capitalized = first.prefix(1).uppercased() + first.dropFirst()
      let starts = prepositions.contains {
        first == $0 || first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true
      }
      name += starts ? capitalized : "With" + capitalized
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the name of a method of a type.
  func name(of method: MethodDeclaration) -> String {
    method.objectiveCName ?? Self.name(method.name, method.labels)
  }

  /// Finds the method of a type that has a name in Objective-C.
  func method(_ name: String, of type: String) -> MethodDeclaration? {
    let base = String(name.prefix { $0 != ":" })
    for candidate in [type] + declarations.ancestors(of: type).declared {
      let methods = declarations.types[candidate]?.methods ?? []
      if let found = methods.first(where: { self.name(of: $0) == name }) { return found }
      if let found = methods.first(where: { $0.name == base && $0.isObjectiveC }) { return found }
    }
    return nil
  }
}
