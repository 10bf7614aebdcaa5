/// A temporary evaluation of a stage at an instant between two ticks.
///
/// Everything that is a function of time or of other values is evaluated for the instant and written to the models;
/// when the instant is over, it is undone, and the next tick starts from the state of the last one.
package final class InBetween {
  /// The instant, in seconds of the stage.
  package let time: Double
  /// The fraction of the time between the two ticks that has passed.
  package let fraction: Double
  private var restorations: [() -> Void] = []

  init(time: Double, fraction: Double) {
    self.time = time
    self.fraction = fraction
  }

  /// Runs `restoration` when the instant is over, in reverse order of addition.
  package func whenOver(_ restoration: @escaping () -> Void) { restorations.append(restoration) }

  func end() {
    while let restoration = restorations.popLast() { restoration() }
  }
}

/// A client of a stage that keeps values in step with others, at every tick and at instants in between.
package protocol InBetweenClient: AnyObject {
  /// True if it has values that may differ at an instant after the last tick.
  var isFollowing: Bool { get }

  /// Returns the fingers that are moving between two ticks, with their positions at a time of the stage.
  func fingersOnTheirWay(at time: Double) -> [TouchSample]

  /// Has everything that the client will change taken back when the instant is over, apart from models and clocks.
  func begin(_ instant: InBetween)

  /// Updates the values that depend on others.
  ///
  /// - Throws: An error if a value cannot be computed.
  func follow(_ instant: InBetween) throws
}
