/// The time of a frame that is shown, with the events at that time.
package struct FrameTime: Hashable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// The events at that time; empty for none.
  package var labels: [String]

  /// Makes a frame time.
  package init(time: Double, labels: [String] = []) {
    self.time = time
    self.labels = labels
  }
}
