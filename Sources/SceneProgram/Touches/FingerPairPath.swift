import Arithmetic
package import Geometry
package import Motion

/// The paths and pace of two fingers about the point between them.
package struct FingerPairPath: Sendable {
  /// The distance of the fingers at the beginning, in points; nil for a part of the layer's size.
  package let spread: Double?
  /// The direction from the first to the second, in radians.
  package let direction: Double
  /// The factor of their distance.
  package let scale: Double
  /// The angle of the turn, in radians.
  package let turn: Double
  /// In seconds.
  package let duration: Double
  /// The pace of the movement; nil for a constant speed.
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

  /// Returns the positions of both fingers after a fraction of the movement.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the movement, 0 to 1.
  ///   - middle: Their center.
  ///   - size: The size of the layer that they are on.
  /// - Returns: The first and the second finger.
  package func places(at fraction: Double, about middle: Point, on size: Size) -> [Point] {
    let fraction = pace?.value(at: fraction) ?? fraction
    let radius = (spread ?? min(100, 0.6 * min(size.width, size.height))) / 2 * (1 + (scale - 1) * fraction)
    let angle = direction + turn * fraction
    let arm = Point(radius * cos(angle), radius * sin(angle))
    return [middle - arm, middle + arm]
  }
}
