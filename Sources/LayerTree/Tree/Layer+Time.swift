import Motion

extension Layer {
  /// Returns the layer's local time at a time of its stage.
  public func localTime(at time: Double) -> Double {
    ownTime(fromParent: superlayer?.localTime(at: time) ?? time)
  }

  /// Returns the layer's local time for its parent's time, with the speed and time offset that animations apply to its
  /// clock.
  ///
  /// These animations use the clock without their own effect, since it would otherwise depend on itself.
  func ownTime(fromParent parentTime: Double) -> Double {
    let time = timing.localTime(fromParent: parentTime)
    guard animations.contains(where: \.movesClock) else { return time }
    var properties = LayerProperties()
    properties.clock = ClockRate(timing)
    for attached in animations where attached.movesClock { attached.apply(at: time, to: &properties) }
    var moved = timing
    (moved.speed, moved.timeOffset) = (properties.clock.speed, properties.clock.timeOffset)
    return moved.localTime(fromParent: parentTime)
  }

  /// Converts the layer's local time to the stage's time.
  ///
  /// - Returns: Nil if the clock of the layer or of an ancestor is stopped.
  public func stageTime(atLocal localTime: Double) -> Double? {
    guard let parentTime = timing.parentTime(fromLocal: localTime) else { return nil }
    guard let superlayer else { return parentTime }
    return superlayer.stageTime(atLocal: parentTime)
  }

  /// Converts a time of this layer's clock to another layer's clock.
  ///
  /// - Returns: Nil if this layer's clock is stopped.
  public func convertTime(_ localTime: Double, to other: Layer) -> Double? {
    stageTime(atLocal: localTime).map(other.localTime(at:))
  }
}
