public import Motion

/// An animation through a series of values.
public struct KeyframeAnimation: PropertyAnimation {
  /// What is animated.
  public let property: AnimatableProperty
  /// The values, when each is reached, and how the way between them runs.
  public var keyframes: Keyframes
  /// Bends the whole run; nil is linear.
  ///
  /// Functions for single segments are part of ``keyframes``.
  public var timingFunction: TimingFunction?
  /// Whether the value is added to the one shown so far.
  public var isAdditive = false
  /// Whether each repetition starts where the one before ended.
  public var isCumulative = false
  /// When it runs.
  public var timing: MediaTiming
  /// Whether it is dropped once it has run.
  public var removedOnCompletion = true

  /// Makes an animation of `property` through `keyframes`.
  ///
  /// - Parameters:
  ///   - property: What is animated.
  ///   - keyframes: Values of the property's kind.
  ///   - duration: Seconds of one run; nil is 0.25, or the duration of the group around it.
  ///   - timingFunction: Bends the whole run; nil is linear.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, keyframes: Keyframes, duration: Double? = nil,
    timingFunction: TimingFunction? = nil
  ) {
    precondition(
      keyframes.values.allSatisfy { $0.kind == property.kind },
      "\(property.keyPath) takes \(property.kind.rawValue) keyframes")
    self.property = property
    self.keyframes = keyframes
    self.timingFunction = timingFunction
    timing = MediaTiming(duration: duration ?? 0)
  }

  /// The value on the way through the keyframes.
  public func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue {
    keyframes.value(at: fraction)
  }
}
