import Motion

extension Layer {
  /// The layer's own time at a time of its stage.
  public func localTime(at time: Double) -> Double {
    timing.localTime(fromParent: superlayer?.localTime(at: time) ?? time)
  }

  /// Converts the layer's `localTime` to the stage's time.
  ///
  /// - Returns: Nil if the clock of the layer, or of an ancestor, stands still.
  public func stageTime(atLocal localTime: Double) -> Double? {
    guard let parentTime = timing.parentTime(fromLocal: localTime) else { return nil }
    guard let superlayer else { return parentTime }
    return superlayer.stageTime(atLocal: parentTime)
  }

  /// Converts a time of this layer's clock to another layer's clock.
  ///
  /// - Returns: Nil if this layer's clock stands still.
  public func convertTime(_ localTime: Double, to other: Layer) -> Double? {
    stageTime(atLocal: localTime).map(other.localTime(at:))
  }
}
