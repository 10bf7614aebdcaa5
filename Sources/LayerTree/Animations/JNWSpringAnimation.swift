public import Motion

/// An animation along the keyframes that JNWSpringAnimation computes; its duration follows from them.
///
/// It leaves the model alone, like any animation: unless the model is set beside it, the layer snaps back.
public struct JNWSpringAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The constants.
  public let spring: JNWSpring
  /// The way from the first to the last value.
  public let motion: JNWMotion
  /// The timing, and the way values combine with what is shown so far.
  public var settings: PropertyAnimationSettings

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
    self.spring = spring
    motion = try spring.motion(from: from, to: to)
    settings = PropertyAnimationSettings(duration: motion.duration)
  }

  /// The value on the way through the keyframes.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    motion.value(at: fraction)
  }
}
