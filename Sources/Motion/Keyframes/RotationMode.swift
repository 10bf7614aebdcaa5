/// The rotation of a layer that moves along a path.
public enum RotationMode: String, CaseIterable, Sendable {
  /// The layer's x axis points along the path.
  case auto
  /// The layer's x axis points back along the path.
  case autoReverse
}
