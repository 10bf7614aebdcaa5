import Flipbook
import LayerTree

extension Snapshot {
  /// The same snapshot with only the layers of a name, and what is inside them, on a clear canvas.
  ///
  /// - Parameter name: A name, or a path of names with dots between.
  /// - Returns: The snapshot.
  func only(layersNamed name: String) -> Snapshot {
    var result = self
    result.background = .clear
    result.nodes = []
    // The names from the outermost layer on, with the ends of their subtrees.
    var open: [(name: String, end: Int)] = []
    var index = 0
    while index < nodes.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      let node = nodes[index]
      open.append((node.name, node.end))
      let path = open.map(\.name).filter { !$0.isEmpty }.joined(separator: ".")
      guard IgnoredRegion.matches(path, name: name) else {
        index += 1
        continue
      }
      let shift = result.nodes.count - index
      for inner in nodes[index..<node.end] {
        var copy = inner
        copy.end += shift
        copy.maskEnd? += shift
        copy.crossFade?.secondPicture += shift
        result.nodes.append(copy)
      }
      index = node.end
    }
    return result
  }
}
