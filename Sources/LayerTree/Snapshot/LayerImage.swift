import Geometry

/// An image of a layer and its descendants at one instant, independent of its position.
struct LayerImage: Sendable {
  /// The nodes, as in a snapshot, but with transforms relative to the top left corner of the layer's bounds; empty if
  /// the layer was hidden.
  private let nodes: [Snapshot.Node]

  /// The maximum nesting depth of layers and transitions.
  static let maximumDepth = 256

  init(_ nodes: [Snapshot.Node]) { self.nodes = nodes }

  /// The maximum nesting depth of the nodes.
  var depth: Int {
    var (ends, deepest): ([Int], Int) = ([], 0)
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(node.end)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  /// Appends the image to a snapshot's nodes, with its top left corner at the origin of `transform` and its colors
  /// multiplied by `tint`.
  func append(to nodes: inout [Snapshot.Node], through transform: Projection, tint: Color?) {
    let first = nodes.count
    for var node in self.nodes {
      node.transform = node.transform.concatenating(transform)
      if let cut = node.cut { node.cut = cut.map { transform.apply($0) } }
      if let tint { node.tint = node.tint?.multiplied(by: tint) ?? tint }
      node.end += first
      node.maskEnd? += first
      node.crossFade?.secondImage += first
      nodes.append(node)
    }
  }
}
