public import Motion

/// An animation along the keyframes that JNWSpringAnimation computes; its duration follows from them.
///
/// It leaves the model alone, like any animation: unless the model is set beside it, the layer snaps back.
public struct JNWSpringAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The constants.
  public let spring: JNWSpring
  /// The motion from the first to the last value.
  public let motion: JNWMotion
  /// The timing, and the combination with the values of earlier animations.
  public var settings: PropertyAnimationSettings

  /// Makes an animation of `property`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
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

  /// The value within the keyframes.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    motion.value(at: fraction)
  }
}
