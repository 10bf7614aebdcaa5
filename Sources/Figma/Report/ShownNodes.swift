/// The nodes of a file that a scene shows, by their paths in the file.
struct ShownNodes {
  private var names: [String: String] = [:]

  init(_ screens: [PrototypeScreen]) {
    for screen in screens { add(screen.node) }
  }

  private mutating func add(_ node: FigmaNode) {
    names[node.place.description] = node.trail
    for child in node.children { add(child) }
  }

  /// Returns the names that lead to the node that a path of the file belongs to; nil if it is not shown.
  func node(at path: String) -> String? {
    var rest = path[...]
    while !rest.isEmpty {
      if let name = names[String(rest)] { return name }
      // A path in a node that is not shown ends at the list of its parent's children.
      if rest.hasSuffix("]"), let bracket = rest.lastIndex(of: "["), rest[..<bracket].hasSuffix("children") {
        return nil
      }
      guard let cut = rest.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
      rest = rest[..<cut]
    }
    return nil
  }
}
