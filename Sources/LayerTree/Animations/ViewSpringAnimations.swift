import Geometry
import Motion

/// The animation that a block with ``SpringTimingParameters`` adds to a layer; its components move independently.
struct ViewPhysicsAnimation: TwoEndedAnimation {
  let property: AnimatableProperty
  var ends: AnimationEnds
  let parameters: SpringTimingParameters
  var settings: PropertyAnimationSettings

  init(_ property: AnimatableProperty, ends: AnimationEnds, parameters: SpringTimingParameters) {
    self.property = property
    self.ends = ends
    self.parameters = parameters
    settings = PropertyAnimationSettings(duration: parameters.duration)
  }

  func fraction(at sample: MediaTiming.Sample) -> Double { parameters.undirected.value(at: sample.localTime) }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    guard let sample = timing.sample(at: time, defaultDuration: defaultDuration) else { return }
    let current = property.value(in: properties)
    let value = value(at: sample, current: current)
    property.set(isAdditive ? value.added(to: current) : value, in: &properties)
  }

  private func value(at sample: MediaTiming.Sample, current: AnimatableValue) -> AnimatableValue {
    func value(_ curve: SpringCurve) -> AnimatableValue {
      ends.value(at: curve.value(at: sample.localTime), current: current)
    }
    return AnimatableValue.joining(x: value(parameters.x), y: value(parameters.y)) ?? value(parameters.undirected)
  }
}

/// The animation that a spring block adds to a layer: a run between two values, timed by UIKit's spring.
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
