import Geometry

extension Stage {
  /// Returns the presentation tree at the current time.
  ///
  /// Between two ticks, everything that depends on time or on other values is evaluated for that instant; the stage
  /// stays at the last tick. If a value cannot be computed for the instant, the snapshot shows the last tick, and
  /// ``advance(to:)`` throws the error.
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
      for trail in fingerTrails.trails {
        TouchIndicator(trail: trail, style: touchStyle).append(to: &builder.nodes, at: time)
      }
    }
    return Snapshot(
      time: time, canvasSize: canvasSize, background: background, nodes: builder.nodes, isCut: builder.isCut)
  }
}
