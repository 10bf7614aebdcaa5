/// Histograms of colors weighted by display time.
struct LifetimeHistogram: Sendable {
  /// The colors of the animation's first frame.
  var opening = ColorHistogram()
  /// The colors of all other frames.
  var rest = ColorHistogram()
}
