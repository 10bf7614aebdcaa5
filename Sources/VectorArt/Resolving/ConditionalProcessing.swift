/// The conditions for rendering an element: `requiredExtensions` and `systemLanguage`.
enum ConditionalProcessing {
  /// Returns true if an element's conditions hold for an English user agent without extensions.
  static func holds(for element: Element) -> Bool {
    if element["requiredExtensions"] != nil { return false }
    guard let languages = element["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let language = language.trimmed.lowercased()
      return language == "en" || language.hasPrefix("en-")
    }
  }
}

extension DrawingResolver {
  /// Returns the node of the first child of a `switch` whose conditions hold.
  mutating func chosen(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let child = document[number].childElements.first { child in
      guard let kind = ElementKind(rawValue: document[child].name) else { return false }
      return kind.isShown && ConditionalProcessing.holds(for: document[child])
    }
    guard let child, let node = try node(child, inside: style, space) else { return nil }
    return TreeNode(group: [node])
  }
}
