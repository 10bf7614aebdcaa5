import LayerTree

extension Playable {
  /// Plays up to a time, and returns the snapshot at that time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - frame: The number of the frame, for errors.
  /// - Returns: The snapshot.
  /// - Throws: ``RenderError`` when the stage fails, or when the frame exceeds the memory budget.
  func snapshot(advancingTo time: Double, frame: Int? = nil) throws(RenderError) -> Snapshot {
    try RenderError.withinBudget { () throws(RenderError) in
      try rethrowing(as: { RenderError(thrownOnStage: $0, frame: frame) }) { try snapshot(at: time) }
    }
  }
}
