package import Geometry

/// A moving part of a recording, with its motions.
package struct MeasuredPart: Sendable {
  /// The number of the part, from 1.
  package let number: Int
  /// The initial frame, in points, with the size of a rectangle with the same extent.
  package let frame: Rect
  /// The color: red, green, and blue from 0 to 255.
  package let color: [Double]
  /// The motions, sorted by begin time.
  package let motions: [MeasuredMotion]
  /// The center over time, in points.
  package let path: MotionSeries
  /// The width and the height of a rectangle with the same extent over time, in points.
  package let extent: MotionSeries
  /// The width and the height over time, in points, along the part's own axes if it rotates.
  package let size: MotionSeries
  /// The angle over time, in degrees, clockwise; nil for parts that are about as long as wide.
  package let angle: MotionSeries?
  /// Red, green, blue, and the contrast with the background, over time, from 0 to 255.
  package let shade: MotionSeries
}
