import Geometry
import Motion

/// The animation that a block with ``SpringTimingParameters`` adds to a layer: its components spring independently.
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
    switch (value(parameters.x), value(parameters.y)) {
    case (.point(let x), .point(let y)): return .point(Point(x.x, y.y))
    case (.size(let x), .size(let y)): return .size(Size(x.width, y.height))
    case (.rect(let x), .rect(let y)): return .rect(Rect(x.minX, y.minY, x.width, y.height))
    default: return value(parameters.undirected)
    }
  }
}

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
