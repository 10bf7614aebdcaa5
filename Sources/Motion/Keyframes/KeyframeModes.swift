/// The interpolation between keyframes.
public enum CalculationMode: String, CaseIterable, Sendable {
  /// Linear interpolation between consecutive values.
  case linear
  /// No interpolation: each value is shown until the next key time.
  case discrete
  /// Linear interpolation at constant speed; key times and timing functions are ignored.
  case paced
  /// A smooth curve through the values.
  case cubic
  /// A smooth curve at constant speed; key times and timing functions are ignored.
  case cubicPaced
}

/// The rotation of a layer that moves along a path.
public enum RotationMode: String, CaseIterable, Sendable {
  /// The layer's x axis follows the tangent of the path.
  case auto
  /// The layer's x axis points opposite to the tangent of the path.
  case autoReverse
}
