public import Motion

/// An animation between two values of a property.
///
/// Missing ends are the value of the earlier animations: `to` alone runs from it, `from` alone runs to it, `by` alone
/// runs from it by that much; `from` and `by` end at their sum, `to` and `by` begin at their difference.
public struct BasicAnimation: TwoEndedAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The values at the beginning and the end.
  public var ends: AnimationEnds
  /// The timing, and the combination with the values of earlier animations.
  public var settings: PropertyAnimationSettings

  /// Makes an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - from: The value at the beginning.
  ///   - to: The value at the end.
  ///   - by: The difference between the two; not used when both ends are given.
  ///   - duration: Seconds of one run; nil is 0.25, or the duration of the group around it.
  ///   - timingFunction: Bends the run; nil is linear.
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
