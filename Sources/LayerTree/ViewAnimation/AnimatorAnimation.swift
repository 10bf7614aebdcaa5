import Motion

/// What a property animator adds to a layer: it shows what the animator's current leg says.
struct AnimatorAnimation: PropertyAnimation {
  let property: AnimatableProperty
  let from: AnimatableValue
  let to: AnimatableValue
  var leg: AnimatorLeg {
    didSet { timing = Self.timing(of: leg) }
  }
  var settings: PropertyAnimationSettings

  init(_ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, leg: AnimatorLeg) {
    self.property = property
    self.from = from
    self.to = to
    self.leg = leg
    // The animator takes it away when it has finished.
    settings = PropertyAnimationSettings(timing: Self.timing(of: leg), removedOnCompletion: false)
  }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    property.set(value(at: leg.progress(at: time), current: to), in: &properties)
  }

  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    from.interpolated(to: to, fraction: fraction)
  }

  /// From when to when the leg lasts: an animation at speed 0 has no end.
  private static func timing(of leg: AnimatorLeg) -> MediaTiming {
    MediaTiming(
      beginTime: leg.beginTime, duration: leg.rate == 0 ? 0 : leg.endTime - leg.beginTime,
      speed: leg.rate == 0 ? 0 : 1)
  }
}
