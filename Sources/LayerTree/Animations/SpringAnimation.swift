public import Motion

/// An animation between two values that moves like a weight on a spring, as `CASpringAnimation`.
///
/// Its duration does not stretch the spring: a shorter one cuts the motion off. Left out, it is the time in which the
/// spring settles.
public struct SpringAnimation: PropertyAnimation {
  private var ends: AnimationEnds
  /// What is animated.
  public let property: AnimatableProperty
  /// The spring.
  public let curve: SpringCurve
  /// The value at the beginning.
  public var from: AnimatableValue? {
    get { ends.from }
    set { ends.from = newValue }
  }
  /// The value at which the spring is at rest.
  public var to: AnimatableValue? {
    get { ends.to }
    set { ends.to = newValue }
  }
  /// The difference between the two.
  public var by: AnimatableValue? {
    get { ends.by }
    set { ends.by = newValue }
  }
  /// Bends the time of the whole run; nil leaves it straight.
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
  ///   - to: The value at which the spring is at rest.
  ///   - by: The difference between the two; not used when both ends are given.
  ///   - curve: The spring.
  ///   - duration: Seconds of one run; nil is the time in which the spring settles.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, curve: SpringCurve, duration: Double? = nil
  ) {
    ends = AnimationEnds(from: from, to: to, by: by)
    ends.requireKind(of: property)
    self.property = property
    self.curve = curve
    timing = MediaTiming(duration: duration ?? curve.settlingDuration)
  }

  /// Where the spring is.
  public func fraction(at sample: MediaTiming.Sample) -> Double {
    guard let timingFunction, sample.progress > 0 else { return curve.value(at: sample.localTime) }
    let duration = sample.localTime / sample.progress
    return curve.value(at: duration * timingFunction.value(at: sample.progress))
  }

  /// The value between the ends, and beyond them where the spring overshoots.
  public func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue {
    ends.value(at: fraction, current: current)
  }
}
