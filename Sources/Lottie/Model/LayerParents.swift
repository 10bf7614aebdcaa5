/// The parents of a composition's layers, as indices into the list of layers.
struct LayerParents {
  /// The maximum length of a chain of parents; layers at the limit lose their parents.
  static let maximumParentCount = 256

  /// The index of each layer's parent; nil for none, and at the end of a cycle.
  private(set) var positions: [Int?]
  /// All indices in topological order, with parents before children.
  private(set) var order: [Int] = []
  /// True if a chain of parents is longer than ``maximumParentCount``.
  private(set) var isCut = false

  /// Resolves the parents of layers.
  init(of models: [LayerModel]) {
    var named: [Int: Int] = [:]
    for (position, model) in models.enumerated() {
      if let index = model.index, named[index] == nil { named[index] = position }
    }
    let parents = models.map { $0.parent.flatMap { named[$0] } }
    positions = parents
    /// The number of ancestors of each layer that has been processed.
    var depths: [Int?] = Array(repeating: nil, count: models.count)
    var isVisited = Array(repeating: false, count: models.count)
    for start in models.indices where !isVisited[start] {
      var chain: [Int] = []
      var next: Int? = start
      while let position = next, !isVisited[position] {
        isVisited[position] = true
        chain.append(position)
        next = parents[position]
      }
      for position in chain.reversed() {
        let depth = parents[position].flatMap { depths[$0] }.map { $0 + 1 }
        if let depth, depth > Self.maximumParentCount { isCut = true }
        let isMoved = depth.map { $0 <= Self.maximumParentCount } ?? false
        if !isMoved { positions[position] = nil }
        depths[position] = isMoved ? depth : 0
        order.append(position)
      }
    }
  }
}
