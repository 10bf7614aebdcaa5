package import LayerTree

extension Snapshot {
  /// Returns a snapshot of only the given layers, without their sublayers; their ancestors still clip and fade them.
  package func keeping(_ layers: Set<String>) -> Snapshot {
    var around: Set<String> = [""]
    for path in layers {
      var path = path[...]
      while let dot = path.lastIndex(of: ".") {
        path = path[..<dot]
        // The remaining ancestors have already been added.
        if !around.insert(String(path)).inserted { break }
      }
    }
    var result = self
    result.nodes = []
    if !nodes.isEmpty { sift(0, path: "", layers, around: around, into: &result.nodes) }
    return result
  }

  /// Returns whether another snapshot has the same appearance.
  func isAlike(_ other: Snapshot) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { one, other in
        one.transform == other.transform && one.properties == other.properties && one.tint == other.tint
          && one.crossFade == other.crossFade
      }
  }

  private func sift(
    _ index: Int, path: String, _ layers: Set<String>, around: Set<String>, into result: inout [Node]
  ) {
    let node = nodes[index]
    let isKept = layers.contains(path)
    guard isKept || around.contains(path) else { return }
    guard node.crossFade == nil else {
      // A cross-fade of two images can't be split into parts.
      if isKept { copy(index..<node.end, into: &result) }
      return
    }
    let place = result.count
    result.append(isKept ? node : node.emptied)
    var next = index + 1
    if let maskEnd = node.maskEnd {
      copy(next..<maskEnd, into: &result)
      result[place].maskEnd = result.count
      next = maskEnd
    }
    let empty = result.count
    while next < node.end {
      let name = nodes[next].name
      sift(next, path: path.isEmpty ? name : path + "." + name, layers, around: around, into: &result)
      next = nodes[next].end
    }
    result[place].end = result.count
    if !isKept, result.count == empty { result.removeSubrange(place...) }
  }

  private func copy(_ range: Range<Int>, into result: inout [Node]) {
    let shift = result.count - range.lowerBound
    for var node in nodes[range] {
      node.end += shift
      node.maskEnd? += shift
      node.crossFade?.secondImage += shift
      result.append(node)
    }
  }
}

extension Snapshot.Node {
  /// The layer without its own content, for its sublayers only.
  fileprivate var emptied: Snapshot.Node {
    var node = self
    node.properties.backgroundColor = nil
    node.properties.borderWidth = 0
    node.properties.contents = nil
    node.properties.content = .plain
    node.properties.effects = .none
    return node
  }
}
