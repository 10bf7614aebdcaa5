import Motion

/// The animation that a spring block adds to a layer: a run between two values, paced by UIKit's spring.
struct ViewSpringAnimation: TwoEndedAnimation {
  let property: AnimatableProperty
  var ends: AnimationEnds
  let spring: UIKitSpring
  var settings: PropertyAnimationSettings

  init(_ property: AnimatableProperty, ends: AnimationEnds, spring: UIKitSpring) {
    self.property = property
    self.ends = ends
    self.spring = spring
    settings = PropertyAnimationSettings(duration: spring.duration)
  }

  func fraction(at sample: MediaTiming.Sample) -> Double { spring.value(atFraction: sample.progress) }
}
