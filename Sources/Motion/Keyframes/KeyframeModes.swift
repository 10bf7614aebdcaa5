/// The interpolation between keyframes.
public enum CalculationMode: String, CaseIterable, Sendable {
  /// In a straight line from each value to the next.
  case linear
  /// Not at all: each value shows until the next one is due.
  case discrete
  /// In straight lines at the same speed throughout; key times and timing functions are ignored.
  case paced
  /// Along a smooth curve through the values.
  case cubic
  /// Along the smooth curve at the same speed throughout; key times and timing functions are ignored.
  case cubicPaced
}

/// The rotation of a layer that moves along a path.
public enum RotationMode: String, CaseIterable, Sendable {
  /// The layer's x axis points along the path.
  case auto
  /// The layer's x axis points back along the path.
  case autoReverse
}
