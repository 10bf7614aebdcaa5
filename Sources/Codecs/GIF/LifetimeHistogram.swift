/// How long colours are seen.
struct LifetimeHistogram: Sendable {
  /// The colours of the animation's first frame.
  var opening = ColorHistogram()
  /// The colours of all other frames.
  var rest = ColorHistogram()
}
