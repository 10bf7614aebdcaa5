package import Motion

/// The animatable part of a layer's clock.
struct ClockRate: Hashable, Sendable {
  /// Seconds of the layer's time per second of its parent's time.
  var speed = 1.0
  /// Seconds added to the layer's time.
  var timeOffset = 0.0

  init() {}

  init(_ timing: MediaTiming) { (speed, timeOffset) = (timing.speed, timing.timeOffset) }
}

extension LayerProperties {
  /// Returns the properties with the speed and the time offset of a timing.
  package func withClock(of timing: MediaTiming) -> LayerProperties {
    var properties = self
    properties.clock = ClockRate(timing)
    return properties
  }
}
