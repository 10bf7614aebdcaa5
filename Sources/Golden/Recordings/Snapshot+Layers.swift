import Flipbook
import LayerTree

extension Snapshot {
  /// Returns the snapshot with only the layers that have a name, and their sublayers, on a clear canvas.
  ///
  /// - Parameter name: A name, or a dot-separated path of names.
  /// - Returns: The snapshot.
  func only(layersNamed name: String) -> Snapshot {
    var result = self
    result.background = .clear
    result.nodes = []
    // The ancestors of the current layer, from the outermost inward, with the end index of each subtree.
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
        copy.crossFade?.secondImage += shift
        result.nodes.append(copy)
      }
      index = node.end
    }
    return result
  }
}
