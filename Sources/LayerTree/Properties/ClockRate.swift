package import Motion

/// The part of a layer's clock that animations change.
struct ClockRate: Hashable, Sendable {
  /// Seconds of own time per second of the time around.
  var speed = 1.0
  /// Seconds added to the own time.
  var timeOffset = 0.0

  init() {}

  init(_ timing: MediaTiming) { (speed, timeOffset) = (timing.speed, timing.timeOffset) }
}

extension LayerProperties {
  /// Returns the properties with the speed and the offset of a clock.
  package func withClock(of timing: MediaTiming) -> LayerProperties {
    var properties = self
    properties.clock = ClockRate(timing)
    return properties
  }
}
