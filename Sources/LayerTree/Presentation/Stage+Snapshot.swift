import Geometry

extension Stage {
  /// Returns the presentation tree now.
  public func snapshot() -> Snapshot {
    commitIfNeeded()
    var builder = NodeBuilder(capacity: lastNodeCount)
    builder.append(root, in: LayerSpace(time: time, projection: .identity))
    lastNodeCount = builder.nodes.count
    if showsTouches {
      for trail in fingerTrails.trails { FingerPicture(trail: trail).append(to: &builder.nodes, at: time) }
    }
    return Snapshot(
      time: time, canvasSize: canvasSize, background: background, nodes: builder.nodes, isCut: builder.isCut)
  }

  /// The recent positions of fingers.
  var fingerTrails: FingerTrails { companion { FingerTrails() } }
}
