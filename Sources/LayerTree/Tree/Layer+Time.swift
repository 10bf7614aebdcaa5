import Motion

extension Layer {
  /// The layer's own time at a time of its stage.
  public func localTime(at time: Double) -> Double {
    ownTime(fromParent: superlayer?.localTime(at: time) ?? time)
  }

  /// The layer's own time when the time around it is `parentTime`, at the speed and offset that animations give its clock.
  ///
  /// Such animations themselves follow the clock without them, which would otherwise depend on itself.
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
