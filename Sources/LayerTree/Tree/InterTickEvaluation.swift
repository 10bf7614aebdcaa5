/// A temporary evaluation of a stage at an instant between two ticks.
///
/// Everything that is a function of time or of other values is evaluated for the instant and written to the models;
/// afterward it is undone, and the next tick starts from the state of the last one.
package final class InterTickEvaluation {
  /// The instant in the stage's time, in seconds.
  package let time: Double
  /// The elapsed fraction of the time between the two ticks.
  package let fraction: Double
  private var restorations: [() -> Void] = []

  init(time: Double, fraction: Double) {
    self.time = time
    self.fraction = fraction
  }

  /// Schedules `restoration` for the end of the instant; restorations run in reverse order.
  package func whenOver(_ restoration: @escaping () -> Void) { restorations.append(restoration) }

  func end() {
    while let restoration = restorations.popLast() { restoration() }
  }
}

/// A client of a stage whose values depend on others, at every tick and at instants in between.
package protocol InterTickClient: AnyObject {
  /// True if any of its values may change after the last tick.
  var isFollowing: Bool { get }

  /// Returns the fingers that move between two ticks, with their positions at a time of the stage.
  func movingFingers(at time: Double) -> [TouchSample]

  /// Schedules the restoration of everything that the client will change for the instant, apart from models and clocks.
  func begin(_ instant: InterTickEvaluation)

  /// Updates the values that depend on others.
  ///
  /// - Throws: An error if a value cannot be computed.
  func follow(_ instant: InterTickEvaluation) throws
}
