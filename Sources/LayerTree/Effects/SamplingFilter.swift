/// The interpolation between a picture's pixels.
public enum SamplingFilter: String, CaseIterable, Sendable {
  /// The passage from one to the next.
  case linear
  /// The pixel that is nearest.
  case nearest
}
