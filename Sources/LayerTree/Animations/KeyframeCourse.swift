public import Motion

/// What a keyframe animation goes through.
public enum KeyframeCourse: Hashable, Sendable {
  /// A series of values.
  case values(Keyframes)
  /// A path, along which the layer turns when a rotation mode is given.
  case path(PathKeyframes, rotationMode: RotationMode?)
}
