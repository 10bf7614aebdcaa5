import Motion

/// The animation that a SwiftUI spring adds to a layer: the remaining distance to the model value, decaying from the
/// previous spring's offset and velocity.
struct MergingSpringAnimation: TwoEndedAnimation {
  let property: AnimatableProperty
  let spring: SwiftUISpring
  /// The initial offset from the model value, and zero.
  var ends: AnimationEnds
  /// The initial velocity, in the value's units per second of the animation's local time.
  let velocity: AnimatableValue
  var settings: PropertyAnimationSettings
  /// The model value, relative to an origin shared with ``earlier``.
  private let target: AnimatableValue
  /// The springs that continue during this one's delay, in order; each lasts from its begin time to the next one's.
  private var earlier: [Leg] = []

  /// A spring that runs until the next one begins.
  ///
  /// The springs are kept in an array of references: a slow drag can produce hundreds within a second, and releasing a
  /// long linked list would recurse deeply.
  private final class Leg: Sendable {
    let animation: MergingSpringAnimation

    init(_ animation: MergingSpringAnimation) {
      var animation = animation
      animation.earlier = []
      self.animation = animation
    }

    var beginTime: Double { animation.timing.beginTime }
  }

  /// Creates the additive animation for a change of the model.
  ///
  /// - Parameters:
  ///   - property: The changed property.
  ///   - change: The old value minus the new one.
  ///   - own: The velocity of the value before the change, in its units per second; nil for none.
  ///   - spring: The spring, with its blend duration.
  ///   - time: The current time.
  ///   - timing: Returns the timing for a run of the given number of seconds.
  ///   - previous: The animation that this one replaces; nil for none.
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

  /// Returns the springs that run within a time span; the last one is this spring.
  private func legs(from start: Double, to end: Double) -> [Leg] {
    let legs = earlier + [Leg(self)]
    let ahead = legs[Self.index(in: legs, at: start)...]
    return ahead.prefix(1) + ahead.dropFirst().filter { $0.beginTime < end }
  }

  /// Returns the index of the spring that runs at a time; before its begin time, the first one applies.
  private static func index(in legs: [Leg], at time: Double) -> Int {
    legs.lastIndex { $0.beginTime <= time } ?? 0
  }

  /// Returns the offset from the model value at a time in the layer's clock, and its velocity per second of this clock.
  private func state(at time: Double) -> (offset: AnimatableValue, velocity: AnimatableValue) {
    if time < timing.beginTime, !earlier.isEmpty {
      let leg = earlier[Self.index(in: earlier, at: time)].animation
      let state = leg.state(at: time)
      return (state.offset.adding(leg.target.subtracting(target)), state.velocity)
    }
    let none = velocity.scaled(by: 0)
    guard let sample = timing.sample(at: time), let offset = ends.from else { return (none, none) }
    guard sample.isActive else { return (offset, none) }
    let state = spring.state(at: sample.localTime, offset: offset, velocity: velocity)
    return (state.offset, state.velocity.scaled(by: timing.speed * direction(of: sample, at: time)))
  }

  /// Returns −1 in the reversed half of a cycle, otherwise 1.
  private func direction(of sample: MediaTiming.Sample, at time: Double) -> Double {
    guard timing.autoreverses else { return 1 }
    let elapsed = (time - timing.beginTime) * timing.speed
    return elapsed - 2 * timing.duration * Double(sample.iteration) > timing.duration ? -1 : 1
  }

  /// Returns the progress of the same spring started from rest.
  func fraction(at sample: MediaTiming.Sample) -> Double {
    1 - spring.state(at: sample.localTime, offset: 1, velocity: 0).offset.number
  }

  func apply(at time: Double, defaultDuration: Double, to properties: inout LayerProperties) {
    property.set(property.value(in: properties).adding(state(at: time).offset), in: &properties)
  }
}
