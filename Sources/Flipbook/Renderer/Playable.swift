import Geometry
import LayerTree

/// What a rendering shows: a stage, or several beside each other.
protocol Playable: AnyObject {
  var canvasSize: Size { get }
  /// Seconds since the beginning.
  var time: Double { get }
  /// How long it plays; nil when only playing it tells.
  var duration: Double? { get }
  /// The stages that are played.
  var stages: [Stage] { get }

  /// Whether fingers are drawn above everything else.
  var showsTouches: Bool { get set }

  /// Plays everything up to `time`.
  func advance(to time: Double) throws
  /// Plays until nothing moves any more; nil when that is not by the limit.
  func playUntilRest(limit: Double) throws -> Double?
  /// What is seen now.
  func snapshot() -> Snapshot
}

extension Stage: Playable {
  var stages: [Stage] { [self] }
}
