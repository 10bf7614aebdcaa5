public import Motion

/// An animation between two values along a damped spring, as `CASpringAnimation`.
///
/// Its duration doesn't scale the spring: a duration shorter than the settling time cuts the motion off. The default is
/// the settling time. A timing function applies to the whole run.
public struct SpringAnimation: TwoEndedAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The spring that the value follows.
  public let curve: SpringCurve
  /// The values at the beginning and the end.
  public var ends: AnimationEnds
  /// The timing, and how the value is combined with the preceding animations.
  public var settings: PropertyAnimationSettings

  /// Creates an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - from: The value at the beginning.
  ///   - to: The rest value of the spring.
  ///   - by: The difference between the two; ignored if both are given.
  ///   - curve: The spring.
  ///   - duration: The duration of one run, in seconds; nil for the settling time of the spring.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, curve: SpringCurve, duration: Double? = nil
  ) {
    ends = AnimationEnds(from: from, to: to, by: by)
    ends.requireKind(of: property)
    self.property = property
    self.curve = curve
    settings = PropertyAnimationSettings(duration: duration ?? curve.settlingDuration)
  }

  /// Returns the spring's position: 0 at the beginning, 1 at the target.
  public func fraction(at sample: MediaTiming.Sample) -> Double {
    guard let timingFunction, sample.progress > 0 else { return curve.value(at: sample.localTime) }
    let duration = sample.localTime / sample.progress
    return curve.value(at: duration * timingFunction.value(at: sample.progress))
  }
}
