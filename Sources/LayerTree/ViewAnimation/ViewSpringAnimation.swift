import Motion

/// What a spring block adds to a layer: a run between two values, paced by UIKit's spring.
struct ViewSpringAnimation: PropertyAnimation {
  let property: AnimatableProperty
  let from: AnimatableValue
  let to: AnimatableValue
  let spring: UIKitSpring
  var settings: PropertyAnimationSettings

  init(_ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, spring: UIKitSpring) {
    self.property = property
    self.from = from
    self.to = to
    self.spring = spring
    settings = PropertyAnimationSettings(duration: spring.duration)
  }

  func fraction(at sample: MediaTiming.Sample) -> Double { spring.value(atFraction: sample.progress) }

  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    from.interpolated(to: to, fraction: fraction)
  }
}
