import Geometry

extension Stage {
  /// Returns the presentation tree now.
  ///
  /// Between two ticks, everything that follows from the time or from other values is shown as it is at that instant;
  /// the stage stays as the last tick has left it. If a value cannot be worked out for the instant, the snapshot shows
  /// those of the last tick, and ``advance(to:)`` throws the error.
  public func snapshot() -> Snapshot {
    commitIfNeeded()
    do {
      return try evaluatingInBetween { makeSnapshot() }
    } catch {
      inBetweenFailure = error
      return makeSnapshot()
    }
  }

  private func makeSnapshot() -> Snapshot {
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
