public import Motion

/// An animation through a series of values, or along a path.
///
/// The timing function of its settings warps the whole run; functions for single segments are part of ``track``.
public struct KeyframeAnimation: PropertyAnimation {
  /// The animated property.
  public let property: AnimatableProperty
  /// The values or path, the time of each part, and the interpolation in between.
  public let track: KeyframeTrack
  /// The timing, and the combination with the values of earlier animations.
  public var settings: PropertyAnimationSettings

  /// Makes an animation of `property` through `keyframes`.
  ///
  /// - Parameters:
  ///   - property: The animated property.
  ///   - keyframes: Values of the property's kind.
  ///   - duration: Seconds of one run; nil is 0.25, or the duration of the group around it.
  ///   - timingFunction: Warps the time of the whole run; nil is linear.
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

  /// Makes an animation along a path.
  ///
  /// With a rotation mode, the layer is turned into the path's direction on top of the transform that it has.
  ///
  /// - Parameters:
  ///   - property: The animated property: a point, usually the position.
  ///   - path: The path.
  ///   - rotationMode: The layer's orientation along the path; nil for no rotation.
  ///   - duration: Seconds of one run; nil is 0.25, or the duration of the group around it.
  ///   - timingFunction: Warps the time of the whole run; nil is linear.
  /// - Precondition: The property is a point.
  public init(
    _ property: AnimatableProperty = .position, path: PathKeyframes, rotationMode: RotationMode? = nil,
    duration: Double? = nil, timingFunction: TimingFunction? = nil
  ) {
    precondition(property.kind == .point, "\(property.keyPath) does not move along a path")
    self.init(property, track: .path(path, rotationMode: rotationMode), duration, timingFunction)
  }

  private init(
    _ property: AnimatableProperty, track: KeyframeTrack, _ duration: Double?, _ timingFunction: TimingFunction?
  ) {
    self.property = property
    self.track = track
    settings = PropertyAnimationSettings(duration: duration, timingFunction: timingFunction)
  }

  /// False for a single value: Core Animation ignores it (recorded on macOS).
  public var showsValues: Bool {
    if case .values(let keyframes) = track { keyframes.values.count > 1 } else { true }
  }

  /// The value within the keyframes.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    switch track {
    case .values(let keyframes): keyframes.value(at: fraction)
    case .path(let path, _): .point(path.position(at: fraction))
    }
  }

  /// The direction of the path, when the layer turns with it.
  public func rotation(at fraction: Double) -> Double? {
    guard case .path(let path, let mode?) = track else { return nil }
    return path.rotation(at: fraction, mode: mode)
  }
}

/// The values or the path of a keyframe animation.
public enum KeyframeTrack: Hashable, Sendable {
  /// A series of values.
  case values(Keyframes)
  /// A path, with a rotation mode that turns the layer along it.
  case path(PathKeyframes, rotationMode: RotationMode?)
}
