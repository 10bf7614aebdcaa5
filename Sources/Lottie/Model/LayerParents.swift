/// The parents of a composition's layers, by their positions.
struct LayerParents {
  /// The most parents that follow from each other; the layers beyond have none.
  static let longestChain = 256

  /// The position of each layer's parent; nil for none, and at the end of a cycle.
  private(set) var positions: [Int?]
  /// All positions in topological order: parents come before children.
  private(set) var order: [Int] = []
  /// A Boolean value that indicates whether a chain is longer than ``longestChain``.
  private(set) var isCut = false

  /// Finds the parents of layers.
  init(of models: [LayerModel]) {
    var named: [Int: Int] = [:]
    for (position, model) in models.enumerated() {
      if let index = model.index, named[index] == nil { named[index] = position }
    }
    let parents = models.map { $0.parent.flatMap { named[$0] } }
    positions = parents
    /// The number of parents of each layer that has been placed.
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
        if let depth, depth > Self.longestChain { isCut = true }
        let isMoved = depth.map { $0 <= Self.longestChain } ?? false
        if !isMoved { positions[position] = nil }
        depths[position] = isMoved ? depth : 0
        order.append(position)
      }
    }
  }
}
