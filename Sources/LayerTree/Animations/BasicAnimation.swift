public import Motion

/// An animation between two values of a property.
///
/// Ends that are not given are the value shown so far: `to` alone runs from it, `from` alone runs to it, `by` alone
/// runs from it by that much; `from` and `by` end at their sum, `to` and `by` begin at their difference.
public struct BasicAnimation: PropertyAnimation {
  private var ends: AnimationEnds
  /// What is animated.
  public let property: AnimatableProperty
  /// The value at the beginning.
  public var from: AnimatableValue? {
    get { ends.from }
    set { ends.from = newValue }
  }
  /// The value at the end.
  public var to: AnimatableValue? {
    get { ends.to }
    set { ends.to = newValue }
  }
  /// The difference between the two.
  public var by: AnimatableValue? {
    get { ends.by }
    set { ends.by = newValue }
  }
  /// Bends the run; nil is linear.
  public var timingFunction: TimingFunction?
  /// Whether the value is added to the one shown so far.
  public var isAdditive = false
  /// Whether each repetition starts where the one before ended.
  public var isCumulative = false
  /// When it runs.
  public var timing: MediaTiming
  /// Whether it is dropped once it has run.
  public var removedOnCompletion = true

  /// Makes an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: What is animated.
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
    self.timingFunction = timingFunction
    timing = MediaTiming(duration: duration ?? 0)
  }

  /// The value between the ends.
  public func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue {
    ends.value(at: fraction, current: current)
  }
}
