import Geometry

extension NodeBuilder {
  /// Appends layers that share a 3D space, back to front.
  mutating func append(_ siblings: Siblings) {
    for (member, cut) in siblings.pieces(mayCut: { takeCopy() }) {
      let first = nodes.count
      append(
        member.layer, showing: member.properties, at: member.time,
        through: Projection(member.matrix).concatenating(member.projection), tint: member.tint)
      if let cut, first < nodes.count { nodes[first].cut = cut.corners(through: member.projection) }
    }
  }
}
