public import Motion

/// An animation between two values of a property.
///
/// An omitted value is replaced by the result of the preceding animations: with `to` alone, the animation starts there;
/// with `from` alone, it ends there; with `by` alone, it starts there and ends at the sum. `from` and `by` end at their
/// sum; `to` and `by` start at their difference.
public struct BasicAnimation: TwoEndedAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The values at the beginning and the end.
  public var ends: AnimationEnds
  /// The timing, and how the value is combined with the preceding animations.
  public var settings: PropertyAnimationSettings

  /// Creates an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - from: The value at the beginning.
  ///   - to: The value at the end.
  ///   - by: The difference between the two; ignored if both are given.
  ///   - duration: The duration of one run, in seconds; nil for 0.25, or for the enclosing group's duration.
  ///   - timingFunction: The timing function of the run; nil for linear.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, duration: Double? = nil, timingFunction: TimingFunction? = nil
  ) {
    ends = AnimationEnds(from: from, to: to, by: by)
    ends.requireKind(of: property)
    self.property = property
    settings = PropertyAnimationSettings(duration: duration, timingFunction: timingFunction)
  }
}
