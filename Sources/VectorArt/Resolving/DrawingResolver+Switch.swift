extension DrawingResolver {
  /// Returns the node of the first child of a `switch` whose conditions hold.
  mutating func chosen(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> TreeNode? {
    let child = context.document[number].childElements.first { child in
      guard let kind = ElementKind(rawValue: context.document[child].name) else { return false }
      return kind.isShown && ConditionalProcessing.holds(for: context.document[child])
    }
    guard let child, let node = try node(child, inside: style, space) else { return nil }
    return TreeNode(group: [node])
  }
}
