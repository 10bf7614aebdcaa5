import Motion

/// The animation that a property animator adds to a layer: it shows the progress of the animator's current leg.
struct AnimatorAnimation: PropertyAnimation {
  let property: AnimatableProperty
  /// The values at the progress 0 and 1, as long as nothing else animates the property.
  let from: AnimatableValue
  let to: AnimatableValue
  var leg: AnimatorLeg {
    didSet { timing = Self.timing(of: leg) }
  }
  /// True if the model has the value at progress 1 rather than at 0, so an additive animation adds nothing there.
  var isToEnd = true
  var settings: PropertyAnimationSettings

  init(
    _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, leg: AnimatorLeg, isAdditive: Bool
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.leg = leg
    // The animator removes it when it has finished.
    settings = PropertyAnimationSettings(
      timing: Self.timing(of: leg), isAdditive: isAdditive, removedOnCompletion: false)
  }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    let value = value(at: leg.progress(at: time))
    property.set(isAdditive ? value.added(to: property.value(in: properties)) : value, in: &properties)
  }

  /// The value at a progress of both directions.
  func value(at progress: AnimatorProgress) -> AnimatableValue { progress.value { value(at: $0, current: to) } }

  /// The value at a progress; of an additive animation the difference from the model's.
  func value(at progress: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    guard isAdditive else { return from.interpolated(to: to, fraction: progress) }
    return isToEnd
      ? from.subtracting(to).scaled(by: 1 - progress) : to.subtracting(from).scaled(by: progress)
  }

  /// From when to when the leg lasts: an animation at speed 0 has no end.
  private static func timing(of leg: AnimatorLeg) -> MediaTiming {
    MediaTiming(
      beginTime: leg.beginTime, duration: leg.rate == 0 ? 0 : leg.endTime - leg.beginTime,
      speed: leg.rate == 0 ? 0 : 1)
  }
}
