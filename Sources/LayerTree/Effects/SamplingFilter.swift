/// The interpolation between a picture's pixels.
public enum SamplingFilter: String, CaseIterable, Sendable {
  /// Linear interpolation between pixels.
  case linear
  /// The pixel that is nearest.
  case nearest
}
