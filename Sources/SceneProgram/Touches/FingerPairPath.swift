import Arithmetic
package import Geometry
package import Motion

/// The path of two fingers around the point between them, with its timing.
package struct FingerPairPath: Sendable {
  /// The initial distance between the fingers, in points; nil for a fraction of the layer's size.
  package let spread: Double?
  /// The direction from the first finger to the second, in radians.
  package let direction: Double
  /// The final distance between the fingers, relative to the initial distance.
  package let scale: Double
  /// The rotation of the fingers, in radians.
  package let turn: Double
  /// The duration of the movement, in seconds.
  package let duration: Double
  /// The timing function of the movement; nil for a constant speed.
  package let pace: TimingFunction?

  package init(spread: Double?, direction: Double, scale: Double, turn: Double, duration: Double, pace: TimingFunction?)
  {
    self.spread = spread
    self.direction = direction
    self.scale = scale
    self.turn = turn
    self.duration = duration
    self.pace = pace
  }

  /// Returns the locations of both fingers at a fraction of the movement.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the movement, 0 to 1.
  ///   - middle: The center between the fingers.
  ///   - size: The size of the layer under them.
  /// - Returns: The locations of the first and the second finger.
  package func locations(at fraction: Double, about middle: Point, on size: Size) -> [Point] {
    let fraction = pace?.value(at: fraction) ?? fraction
    let radius = (spread ?? min(100, 0.6 * min(size.width, size.height))) / 2 * (1 + (scale - 1) * fraction)
    let angle = direction + turn * fraction
    let arm = Point(radius * cos(angle), radius * sin(angle))
    return [middle - arm, middle + arm]
  }
}
