import Geometry
import LayerTree

/// The subject of a rendering: a stage, or several side by side.
protocol Playable: AnyObject {
  var canvasSize: Size { get }
  /// Seconds since the beginning.
  var time: Double { get }
  /// The duration; nil if it is known only after playing.
  var duration: Double? { get }
  /// The stages that are played.
  var stages: [Stage] { get }

  /// True if touches are drawn above everything else.
  var showsTouches: Bool { get set }

  /// Plays everything up to `time`.
  func advance(to time: Double) throws
  /// Plays until everything is at rest; nil if that isn't within the limit.
  func playUntilRest(limit: Double) throws -> Double?
  /// Returns a snapshot of the presentation now.
  func snapshot() -> Snapshot
  /// Throws the error of a value that could not be computed for the last snapshot, if there is one.
  func throwInBetweenFailure() throws
}

extension Playable {
  /// Plays everything up to `time`, and returns a snapshot of the presentation then.
  func snapshot(at time: Double) throws -> Snapshot {
    try advance(to: time)
    let snapshot = snapshot()
    try throwInBetweenFailure()
    return snapshot
  }
}

extension Stage: Playable {
  var stages: [Stage] { [self] }
}
