/// The painting order of facets: nearer ones cover farther ones.
///
/// Of two overlapping facets, the one behind the other's plane comes first; if they intersect, the one whose center is
/// farther away, unless they are cut into pieces beforehand. If these rules form a cycle, the facet with the farthest
/// center comes first; among very many facets, only the centers are compared.
struct DepthOrder {
  /// The maximum number of facets that are compared pairwise.
  private static let maximumComparedCount = 1_000

  /// The indices of the facets in painting order.
  let order: [Int]
  /// The pairs of facets that intersect.
  let crossings: [(Int, Int)]

  /// Computes the order of facets; facets in the same plane keep their given order.
  init(_ facets: [Facet]) {
    if facets.count > Self.maximumComparedCount {
      order = facets.indices.sorted { (facets[$0].depth, $0) < (facets[$1].depth, $1) }
      crossings = []
      return
    }
    /// The successors of each facet, and its number of predecessors.
    var followers = [[Int]](repeating: [], count: facets.count)
    var waitCounts = [Int](repeating: 0, count: facets.count)
    var crossings: [(Int, Int)] = []
    for (index, facet) in facets.enumerated() {
      for later in facets.indices.dropFirst(index + 1) where facet.overlaps(facets[later]) {
        if facet.crosses(facets[later]) { crossings.append((index, later)) }
        let isInFront = facet.isInFront(of: facets[later]) ?? false
        let (first, second) = isInFront ? (later, index) : (index, later)
        followers[first].append(second)
        waitCounts[second] += 1
      }
    }
    var order: [Int] = []
    var waiting = Array(facets.indices)
    while let farthest = waiting.indices.min(by: { facets[waiting[$0]].depth < facets[waiting[$1]].depth }) {
      let next = waiting.remove(at: waiting.firstIndex { waitCounts[$0] == 0 } ?? farthest)
      order.append(next)
      for follower in followers[next] { waitCounts[follower] -= 1 }
    }
    (self.order, self.crossings) = (order, crossings)
  }
}
