public import Motion

/// An animation along the keyframes that JNWSpringAnimation computes; its duration follows from them.
///
/// Like every animation, it leaves the model unchanged: unless the model is set as well, the layer snaps back at the
/// end.
public struct JNWSpringAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The spring constants.
  public let spring: JNWSpring
  /// The motion from the first to the last value.
  public let motion: JNWMotion
  /// The timing, and how the value is combined with the preceding animations.
  public var settings: PropertyAnimationSettings

  /// Creates an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - from: The value at the beginning.
  ///   - to: The value at the end.
  ///   - spring: The spring constants.
  /// - Throws: A ``SpringError`` if the spring never settles.
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

  /// Returns the value interpolated between the keyframes.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    motion.value(at: fraction)
  }
}
