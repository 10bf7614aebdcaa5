public import Motion

/// An animation between two values that moves like a weight on a spring, as `CASpringAnimation`.
///
/// Its duration does not stretch the spring: a shorter one cuts the motion off. The default is the settling time of the
/// spring. A timing function warps the time of the whole run.
public struct SpringAnimation: TwoEndedAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The spring.
  public let curve: SpringCurve
  /// The values at the beginning and the end.
  public var ends: AnimationEnds
  /// The timing, and the combination with the values of earlier animations.
  public var settings: PropertyAnimationSettings

  /// Makes an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - from: The value at the beginning.
  ///   - to: The rest value of the spring.
  ///   - by: The difference between the two; not used when both ends are given.
  ///   - curve: The spring.
  ///   - duration: Seconds of one run; nil for the settling time of the spring.
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
