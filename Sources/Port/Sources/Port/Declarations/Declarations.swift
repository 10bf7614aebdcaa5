import SwiftSyntax

/// The types that a set of files declares or extends, by name.
struct Declarations {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The requirements of protocols that are optional in Objective-C, by base name.
  private(set) var optionalRequirements: Set<String> = []
  /// The base names of the methods with a result among them.
  private(set) var optionalRequirementsWithResult: Set<String> = []

  init(of sources: [SourceText]) {
    for source in sources {
      let collector = DeclarationCollector(source)
      collector.walk(source.tree)
      for (name, found) in collector.types {
        types[name, default: TypeDeclaration()].merge(found)
      }
      optionalRequirements.formUnion(collector.optionalRequirements)
      optionalRequirementsWithResult.formUnion(collector.optionalRequirementsWithResult)
    }
  }

  /// Returns the declared classes that a class inherits from, nearest first, and the name of the first that is not
  /// declared in the files.
  func ancestors(of name: String) -> (declared: [String], root: String?) {
    var (declared, current): ([String], String) = ([], name)
    while let superclass = types[current]?.inherited.first {
      guard types[superclass]?.classSyntax != nil, !declared.contains(superclass) else { return (declared, superclass) }
      declared.append(superclass)
      current = superclass
    }
    return (declared, nil)
  }

  /// Returns the names of the protocols that require a method, in alphabetical order.
  func protocols(requiring method: String) -> [String] {
    types.filter { $0.value.protocolSyntax != nil && $0.value.methods.contains { $0.name == method } }.keys.sorted()
  }

  /// Returns the methods of a class and of its declared superclasses with a base name.
  func methods(named name: String, of type: String) -> [MethodDeclaration] {
    for candidate in [type] + ancestors(of: type).declared {
      let found = types[candidate]?.methods.filter { $0.name == name } ?? []
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension TypeDeclaration {
  fileprivate mutating func merge(_ other: TypeDeclaration) {
    classSyntax = classSyntax ?? other.classSyntax
    protocolSyntax = protocolSyntax ?? other.protocolSyntax
    isDeclared = isDeclared || other.isDeclared
    // The superclass comes first, whichever file is read first.
    inherited = other.classSyntax == nil ? inherited + other.inherited : other.inherited + inherited
    methods += other.methods
    properties.merge(other.properties) { first, _ in first }
  }
}
