public import Motion

/// An animation along the keyframes that JNWSpringAnimation computes; its duration follows from them.
///
/// It leaves the model alone, like any animation: unless the model is set beside it, the layer snaps back.
public struct JNWSpringAnimation: PropertyAnimation {
  /// What is animated.
  public let property: AnimatableProperty
  /// The way from the first to the last value.
  public let motion: JNWMotion
  /// Bends the whole run; nil is linear, as the library has it.
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
  ///   - spring: The constants.
  /// - Throws: A ``SpringError`` when the spring never settles.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue, spring: JNWSpring
  ) throws(SpringError) {
    AnimationEnds(from: from, to: to).requireKind(of: property)
    self.property = property
    motion = try spring.motion(from: from, to: to)
    timing = MediaTiming(duration: motion.duration)
  }

  /// The value on the way through the keyframes.
  public func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue {
    motion.value(at: fraction)
  }
}
