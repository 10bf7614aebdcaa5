/// A moment that is shown, with what happens then.
package struct Moment: Hashable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// What happens; empty for nothing in particular.
  package var labels: [String]

  /// Makes a moment.
  package init(time: Double, labels: [String] = []) {
    self.time = time
    self.labels = labels
  }
}
