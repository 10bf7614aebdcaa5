/// A moment that is shown, with what happens then.
package struct Moment: Hashable, Sendable {
  /// The time, in seconds.
  package var time: Double
  /// The events of the moment; empty for none.
  package var labels: [String]

  /// Makes a moment.
  package init(time: Double, labels: [String] = []) {
    self.time = time
    self.labels = labels
  }
}
