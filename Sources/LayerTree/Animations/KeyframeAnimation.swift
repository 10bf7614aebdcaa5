public import Motion

/// An animation through a series of values or along a path.
///
/// The timing function in its settings applies to the whole run; timing functions of single segments are part of
/// ``track``.
public struct KeyframeAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The values or the path, the key times, and the calculation mode.
  public let track: KeyframeTrack
  /// The timing, and how the value is combined with the preceding animations.
  public var settings: PropertyAnimationSettings

  /// Creates an animation of `property` through `keyframes`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - keyframes: Values of the property's kind.
  ///   - duration: The duration of one run, in seconds; nil for 0.25, or for the enclosing group's duration.
  ///   - timingFunction: The timing function of the whole run; nil for linear.
  /// - Precondition: The values are of the property's kind.
  public init(
    _ property: AnimatableProperty, keyframes: Keyframes, duration: Double? = nil,
    timingFunction: TimingFunction? = nil
  ) {
    precondition(
      keyframes.values.allSatisfy { $0.kind == property.kind },
      "\(property.keyPath) takes \(property.kind.rawValue) keyframes")
    self.init(property, track: .values(keyframes), duration, timingFunction)
  }

  /// Creates an animation along a path.
  ///
  /// With a rotation mode, the layer is also rotated to the tangent of the path, in addition to its transform.
  ///
  /// - Parameters:
  ///   - property: The animated property: a point, usually the position.
  ///   - path: The path.
  ///   - rotationMode: The layer's orientation along the path; nil for no rotation.
  ///   - duration: The duration of one run, in seconds; nil for 0.25, or for the enclosing group's duration.
  ///   - timingFunction: The timing function of the whole run; nil for linear.
  /// - Precondition: The property is a point.
  public init(
    _ property: AnimatableProperty = .position, path: PathKeyframes, rotationMode: RotationMode? = nil,
    duration: Double? = nil, timingFunction: TimingFunction? = nil
  ) {
    precondition(property.kind == .point, "\(property.keyPath) cannot follow a path")
    self.init(property, track: .path(path, rotationMode: rotationMode), duration, timingFunction)
  }

  private init(
    _ property: AnimatableProperty, track: KeyframeTrack, _ duration: Double?, _ timingFunction: TimingFunction?
  ) {
    self.property = property
    self.track = track
    settings = PropertyAnimationSettings(duration: duration, timingFunction: timingFunction)
  }

  /// False for a single value, since Core Animation ignores such an animation (recorded on macOS).
  public var showsValues: Bool {
    if case .values(let keyframes) = track { keyframes.values.count > 1 } else { true }
  }

  /// Returns the value interpolated between the keyframes.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    switch track {
    case .values(let keyframes): keyframes.value(at: fraction)
    case .path(let path, _): .point(path.position(at: fraction))
    }
  }

  /// Returns the angle of the path's tangent, if the layer is rotated along the path.
  public func rotation(at fraction: Double) -> Double? {
    guard case .path(let path, let mode?) = track else { return nil }
    return path.rotation(at: fraction, mode: mode)
  }
}

/// The values or the path of a keyframe animation.
public enum KeyframeTrack: Hashable, Sendable {
  /// A series of values.
  case values(Keyframes)
  /// A path, with an optional rotation mode that orients the layer along it.
  case path(PathKeyframes, rotationMode: RotationMode?)
}
