package import LayerTree

extension Snapshot {
  /// What only those layers show, with everything inside them; what is around them cuts and fades them as before.
  package func keeping(_ layers: Set<String>) -> Snapshot {
    var around: Set<String> = [""]
    for path in layers {
      var names = path.split(separator: ".", omittingEmptySubsequences: false)
      while !names.isEmpty {
        names.removeLast()
        around.insert(names.joined(separator: "."))
      }
    }
    return sifted { path in layers.contains(path) ? .whole : around.contains(path) ? .empty : .none }
  }

  /// What is shown without those layers and everything inside them.
  package func leavingOut(_ layers: Set<String>) -> Snapshot {
    sifted { path in layers.contains(path) ? .none : .itself }
  }

  /// What becomes of a layer.
  private enum Part {
    /// It stays with everything inside.
    case whole
    /// It stays; what is inside is asked for.
    case itself
    /// It shows nothing itself; what is inside is asked for.
    case empty
    /// It goes with everything inside.
    case none
  }

  private func sifted(_ part: (_ path: String) -> Part) -> Snapshot {
    var result = self
    result.nodes = []
    if !nodes.isEmpty { sift(0, path: "", part, into: &result.nodes) }
    return result
  }

  private func sift(_ index: Int, path: String, _ part: (String) -> Part, into result: inout [Node]) {
    let node = nodes[index]
    let decision = part(path)
    if decision == .none { return }
    // Two pictures in one cannot be taken apart.
    guard decision != .whole, node.crossFade == nil else { return copy(index..<node.end, into: &result) }
    let place = result.count
    result.append(decision == .empty ? node.emptied : node)
    var next = index + 1
    if let maskEnd = node.maskEnd {
      copy(next..<maskEnd, into: &result)
      result[place].maskEnd = result.count
      next = maskEnd
    }
    while next < node.end {
      let name = nodes[next].name
      sift(next, path: path.isEmpty ? name : path + "." + name, part, into: &result)
      next = nodes[next].end
    }
    result[place].end = result.count
  }

  private func copy(_ range: Range<Int>, into result: inout [Node]) {
    let shift = result.count - range.lowerBound
    for var node in nodes[range] {
      node.end += shift
      node.maskEnd? += shift
      node.crossFade?.secondPicture += shift
      result.append(node)
    }
  }
}

extension Snapshot.Node {
  /// The layer with nothing of its own to be seen.
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
