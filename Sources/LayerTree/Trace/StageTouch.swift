package import Geometry

/// A sample of a finger on a stage.
package struct StageTouch: Hashable, Sendable {
  /// The time, in seconds.
  package let time: Double
  /// The number of the finger.
  package let finger: Int
  /// True if it came down, moved, was lifted or was taken away.
  package let phase: Touch.Phase
  /// The location on the canvas, in points.
  package let location: Point
  /// The layer that it came down on, with the names around it; empty for none, and when it did not come down.
  package let layer: String
}
