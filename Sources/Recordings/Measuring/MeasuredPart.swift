package import Geometry

/// A part of a recording, and how it moves.
package struct MeasuredPart: Sendable {
  /// The number, from 1.
  package let number: Int
  /// The frame at first, in points; the size of a rectangle with the same extent.
  package let frame: Rect
  /// The color: red, green, and blue from 0 to 255.
  package let color: [Double]
  /// The movements, in the order of their beginnings.
  package let motions: [MeasuredMotion]
  /// The middle over time, in points.
  package let path: MotionSeries
  /// The width and the height of a rectangle with the same extent over time, in points.
  package let extent: MotionSeries
  /// The angle over time, in degrees clockwise; nil for parts about as long as wide.
  package let angle: MotionSeries?
  /// Red, green, and blue, and the difference from the ground, over time, from 0 to 255.
  package let shade: MotionSeries
}
