import Geometry

extension NodeBuilder {
  /// Appends the copies of a replicator's sublayers; the first copy is unchanged.
  ///
  /// The copies are flattened like other sublayers. If any is rotated out of the plane, all of them are sorted by
  /// depth.
  ///
  /// - Parameters:
  ///   - replicator: The description of the copies.
  ///   - layers: The sublayers.
  ///   - anchor: The origin of each copy's transform.
  ///   - space: The coordinate space of the original sublayers.
  mutating func append(
    _ replicator: ReplicatorContent, of layers: [Layer], about anchor: Point, in space: LayerSpace
  ) {
    let step = replicator.instanceTransform.about(anchor)
    var transform = Transform3D.identity
    var siblings = Siblings()
    for index in 0..<max(0, replicator.instanceCount) {
      guard index == 0 || takeCopy() else { break }
      var copy = index == 0 ? space : space.inside(transform)
      copy.time -= Double(index) * replicator.instanceDelay
      copy.tint = replicator.tint(at: index, in: space.tint)
      if step.keepsDepth && space.matrix == nil {
        append(layers, in: copy)
      } else {
        siblings.add(layers, in: copy)
      }
      transform = transform.concatenating(step)
    }
    append(siblings)
  }
}

extension ReplicatorContent {
  /// Returns the color that the colors of a copy are multiplied by; nil for white.
  fileprivate func tint(at index: Int, in outer: Color?) -> Color? {
    let count = Double(index)
    let own = Color(
      red: instanceColor.red + count * instanceOffset.red, green: instanceColor.green + count * instanceOffset.green,
      blue: instanceColor.blue + count * instanceOffset.blue, alpha: instanceColor.alpha + count * instanceOffset.alpha
    ).clamped
    return own == .white ? outer : outer.map(own.multiplied(by:)) ?? own
  }
}
