import Arithmetic
package import LayerTree
package import Review
package import SceneProgram

extension Scene {
  /// Plays the scene and records the motion of selected properties.
  ///
  /// - Parameter isWanted: Whether to record a property of a layer.
  /// - Returns: The trace, with a row for each tick of the scene.
  /// - Throws: ``RenderError``.
  package func motion(
    where isWanted: (_ layer: String, _ property: AnimatableProperty) -> Bool = { _, _ in true }
  ) throws(RenderError) -> Trace {
    return try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
      let moving = try Trace.movingProperties(of: makeStage(), until: duration)
      return try Trace(of: makeStage(), until: duration) { layer, property in
        moving[layer]?.contains(property) ?? false && isWanted(layer, property)
      }
    }
  }

  /// The properties of the scene that are computed from other properties.
  package var followRules: [FollowRule] {
    ruleLines.flatMap { FollowRule.all($0.map { ($0.name, $0.expression) }, states: stateNames) }
  }

  /// Returns the paths of all layers: their names, preceded by the names of their ancestors.
  ///
  /// - Returns: The layer paths, parents first.
  /// - Throws: ``RenderError``.
  package func layerPaths() throws(RenderError) -> [String] {
    return try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
      try Trace(of: makeStage(), until: 0) { $1 == .opacity }.tracks.map(\.layer)
    }
  }

  /// Returns the motion paths of layers' centers, with a point for each tick.
  ///
  /// - Parameters:
  ///   - layers: The layer paths.
  ///   - range: The range of time, in seconds.
  /// - Returns: The paths.
  /// - Throws: ``RenderError``.
  package func paths(of layers: Set<String>, during range: ClosedRange<Double>) throws(RenderError) -> MotionPaths {
    let stage = makeStage()
    var paths = MotionPaths(of: layers)
    try rethrowing(as: { RenderError(thrownOnStage: $0) }) {
      try stage.checkRecording(until: range.upperBound - range.lowerBound)
    }
    var tick = Int(saturating: (range.lowerBound * stage.displayRate).rounded(.down))
    while Double(tick) / stage.displayRate <= range.upperBound + 1e-9 {
      try rethrowing(as: { RenderError(thrownOnStage: $0) }) { try stage.advance(to: Double(tick) / stage.displayRate) }
      paths.note(stage.snapshot())
      tick += 1
    }
    return paths
  }

  /// Returns snapshots at several times.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, in ascending order; a time after the end gives the last snapshot.
  ///   - touches: The appearance of touches; nil to show none.
  /// - Returns: A snapshot for each time.
  /// - Throws: ``RenderError``.
  package func snapshots(at times: [Double], touches: TouchStyle? = nil) throws(RenderError) -> [Snapshot] {
    let stage = makeStage()
    stage.showsTouches = touches != nil
    if let touches { stage.touchStyle = touches }
    var snapshots: [Snapshot] = []
    for time in times {
      let time = max(stage.time, min(time, duration))
      snapshots.append(try rethrowing(as: { RenderError(thrownOnStage: $0) }) { try stage.snapshot(at: time) })
    }
    return snapshots
  }
}
