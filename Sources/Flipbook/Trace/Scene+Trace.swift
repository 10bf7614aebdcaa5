public import LayerTree
public import SceneProgram

extension Scene {
  /// Plays the scene and records its motion.
  ///
  /// - Parameter isWanted: Returns whether to record a property of a layer; nil records the numbers and colors that
  ///   change.
  /// - Returns: The trace, with a row for each tick of the scene.
  /// - Throws: The error of a failing scene, or `CancellationError` when the task is canceled.
  public func trace(
    where isWanted: ((_ layer: String, _ property: AnimatableProperty) -> Bool)? = nil
  ) throws -> Trace {
    if let isWanted { return try Trace(of: makeStage(), until: duration, where: isWanted) }
    let moving = try Trace.movingProperties(of: makeStage(), until: duration)
    return try Trace(of: makeStage(), until: duration) { moving[$0]?.contains($1) ?? false }
  }
}
