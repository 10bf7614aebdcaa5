import Motion

/// The animation that a property animator adds to a layer: it shows the progress of the animator's current leg.
struct AnimatorAnimation: PropertyAnimation {
  let property: AnimatableProperty
  /// The values at progress 0 and 1, unless another animation changes the property.
  let from: AnimatableValue
  let to: AnimatableValue
  var leg: AnimatorLeg {
    didSet { timing = Self.timing(of: leg) }
  }
  /// True if the model value is the one at progress 1 rather than at 0; an additive animation contributes nothing
  /// there.
  var isToEnd = true
  var settings: PropertyAnimationSettings

  init(
    _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, leg: AnimatorLeg, isAdditive: Bool
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.leg = leg
    // The animator removes the animation once it has finished.
    settings = PropertyAnimationSettings(
      timing: Self.timing(of: leg), isAdditive: isAdditive, removedOnCompletion: false)
  }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    let value = value(at: leg.progress(at: time))
    property.set(isAdditive ? value.added(to: property.value(in: properties)) : value, in: &properties)
  }

  /// Returns the value at a progress that may differ between the axes.
  func value(at progress: AnimatorProgress) -> AnimatableValue { progress.value { value(at: $0, current: to) } }

  /// Returns the value at a progress; for an additive animation, its difference from the model value.
  func value(at progress: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    guard isAdditive else { return from.interpolated(to: to, fraction: progress) }
    return isToEnd
      ? from.subtracting(to).scaled(by: 1 - progress) : to.subtracting(from).scaled(by: progress)
  }

  /// Returns the time span of a leg; with a speed of 0, the animation has no end.
  private static func timing(of leg: AnimatorLeg) -> MediaTiming {
    MediaTiming(
      beginTime: leg.beginTime, duration: leg.rate == 0 ? 0 : leg.endTime - leg.beginTime,
      speed: leg.rate == 0 ? 0 : 1)
  }
}
