public import Motion

/// The values or the path of a keyframe animation.
public enum KeyframeTrack: Hashable, Sendable {
  /// A series of values.
  case values(Keyframes)
  /// A path, along which the layer turns when a rotation mode is given.
  case path(PathKeyframes, rotationMode: RotationMode?)
}
