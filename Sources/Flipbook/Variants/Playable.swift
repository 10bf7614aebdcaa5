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
}

extension Stage: Playable {
  var stages: [Stage] { [self] }
}
