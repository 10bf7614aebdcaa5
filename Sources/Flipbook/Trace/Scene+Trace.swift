public import LayerTree
public import SceneProgram

extension Scene {
  /// Plays the scene and writes down what moves.
  ///
  /// - Parameter isWanted: Which properties of which layers to write down; nil for the numbers and colors that
  ///   change.
  /// - Returns: The trace, a row for each tick of the scene.
  /// - Throws: What an action of the scene throws, or `CancellationError` when the task is canceled.
  public func trace(
    where isWanted: ((_ layer: String, _ property: AnimatableProperty) -> Bool)? = nil
  ) throws -> Trace {
    if let isWanted { return try Trace(of: makeStage(), until: duration, where: isWanted) }
    let moving = try Trace.movingProperties(of: makeStage(), until: duration)
    return try Trace(of: makeStage(), until: duration) { moving[$0]?.contains($1) ?? false }
  }
}
