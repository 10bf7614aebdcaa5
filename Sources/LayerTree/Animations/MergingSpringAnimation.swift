import Motion

/// The animation that a SwiftUI spring adds to a layer: the remaining distance to the model value, decaying from the
/// previous spring's offset and velocity.
struct MergingSpringAnimation: TwoEndedAnimation {
  let property: AnimatableProperty
  let spring: SwiftUISpring
  /// The offset from the model's value at first, and none in the end.
  var ends: AnimationEnds
  /// The velocity at first, in the value's units per second of the animation's own time.
  let velocity: AnimatableValue
  var settings: PropertyAnimationSettings
  /// The model's value, from an origin that it shares with ``earlier``.
  private let target: AnimatableValue
  /// The springs that continue during this one's delay, each from its begin time to the next one's, in order.
  private var earlier: [Leg] = []

  /// A spring that runs until another one begins.
  ///
  /// A list of references, since a slow finger can produce hundreds of them within a second; not a linked list, since
  /// releasing a long one would recurse deeply.
  private final class Leg: Sendable {
    let animation: MergingSpringAnimation

    init(_ animation: MergingSpringAnimation) {
      var animation = animation
      animation.earlier = []
      self.animation = animation
    }

    var beginTime: Double { animation.timing.beginTime }
  }

  /// Makes the additive animation of a change of the model.
  ///
  /// - Parameters:
  ///   - property: The changed property.
  ///   - change: The value before minus the value now.
  ///   - own: The velocity of the value before the change, in its units per second; nil for none.
  ///   - spring: The spring, and its blend duration.
  ///   - time: The time now.
  ///   - timing: The timing of a run of that many seconds.
  ///   - previous: The animation that it takes the place of; nil for none.
  init(
    _ property: AnimatableProperty, change: AnimatableValue, velocity own: AnimatableValue?,
    spring: (curve: SpringCurve, blendDuration: Double), at time: Double, timing: (_ duration: Double) -> MediaTiming,
    after previous: MergingSpringAnimation?
  ) {
    self.property = property
    self.spring = SwiftUISpring(spring.curve, blendDuration: spring.blendDuration, after: previous?.spring)
    let none = change.scaled(by: 0)
    var (offset, velocity) = (change, none)
    let (begin, speed) = (timing(1).beginTime, timing(1).speed)
    if let previous {
      let state = previous.state(at: begin)
      offset = change.adding(state.offset)
      velocity = state.velocity.scaled(by: 1 / speed)
      if begin > time { earlier = previous.legs(from: time, to: begin) }
    }
    if let own { velocity = velocity.adding(own.scaled(by: 1 / speed)) }
    target = (previous?.target ?? none).subtracting(change)
    self.velocity = velocity
    ends = AnimationEnds(from: offset, to: none)
    let (length, way) = (offset.distance(to: none), change.distance(to: none))
    let duration = self.spring.settlingDuration(
      offset: length, velocity: velocity.distance(to: none), distance: max(length, way))
    settings = PropertyAnimationSettings(timing: timing(duration), isAdditive: true)
  }

  /// The springs that run from one time to another; the last of them is this one.
  private func legs(from start: Double, to end: Double) -> [Leg] {
    let legs = earlier + [Leg(self)]
    let ahead = legs[Self.place(in: legs, at: start)...]
    return ahead.prefix(1) + ahead.dropFirst().filter { $0.beginTime < end }
  }

  /// The index of the spring that runs at a time; before all of them, the first one waits.
  private static func place(in legs: [Leg], at time: Double) -> Int {
    legs.lastIndex { $0.beginTime <= time } ?? 0
  }

  /// The offset from the model's value, and the velocity per second of the layer's time, at a time of the layer's.
  private func state(at time: Double) -> (offset: AnimatableValue, velocity: AnimatableValue) {
    if time < timing.beginTime, !earlier.isEmpty {
      let leg = earlier[Self.place(in: earlier, at: time)].animation
      let state = leg.state(at: time)
      return (state.offset.adding(leg.target.subtracting(target)), state.velocity)
    }
    let none = velocity.scaled(by: 0)
    guard let sample = timing.sample(at: time), let offset = ends.from else { return (none, none) }
    guard sample.isActive else { return (offset, none) }
    let state = spring.state(at: sample.localTime, offset: offset, velocity: velocity)
    return (state.offset, state.velocity.scaled(by: timing.speed * direction(of: sample, at: time)))
  }

  /// −1 on the reversed half of a cycle, otherwise 1.
  private func direction(of sample: MediaTiming.Sample, at time: Double) -> Double {
    guard timing.autoreverses else { return 1 }
    let elapsed = (time - timing.beginTime) * timing.speed
    return elapsed - 2 * timing.duration * Double(sample.iteration) > timing.duration ? -1 : 1
  }

  /// The progress of a spring that starts from rest.
  func fraction(at sample: MediaTiming.Sample) -> Double {
    1 - spring.state(at: sample.localTime, offset: 1, velocity: 0).offset.number
  }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    property.set(property.value(in: properties).adding(state(at: time).offset), in: &properties)
  }
}
