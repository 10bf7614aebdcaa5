import Geometry
import LayerTree

/// A stage, or several stages side by side, that can be played and rendered.
protocol Playable: AnyObject {
  var canvasSize: Size { get }
  /// The current time, in seconds since the beginning.
  var time: Double { get }
  /// The duration, in seconds; nil if it is known only after playing.
  var duration: Double? { get }
  /// The stages that are played.
  var stages: [Stage] { get }

  /// True if touches are drawn above everything else.
  var showsTouches: Bool { get set }

  /// Plays up to `time`, in seconds.
  func advance(to time: Double) throws
  /// Plays until everything is at rest, and returns that time; nil if it exceeds the limit.
  func playUntilRest(limit: Double) throws -> Double?
  /// Returns a snapshot of the current presentation.
  func snapshot() -> Snapshot
  /// Throws an error if a value could not be computed for the last snapshot.
  func throwInBetweenFailure() throws
}

extension Playable {
  /// Plays up to `time`, and returns a snapshot of the presentation at that time.
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
