import Arithmetic
import Geometry
import Motion

/// The way of two fingers about their middle.
struct FingerPairWay: Sendable {
  /// How far apart they begin, in points; nil for a part of the layer's size.
  let spread: Double?
  /// The direction from the first to the second, in radians.
  let direction: Double
  /// What their distance is multiplied by.
  let scale: Double
  /// How far they turn, in radians.
  let turn: Double
  /// In seconds.
  let duration: Double
  /// How they get faster and slower; nil for evenly.
  let pace: TimingFunction?

  /// Where both are after a part of the way.
  ///
  /// - Parameters:
  ///   - fraction: How much of the way, 0 to 1.
  ///   - middle: What they move about.
  ///   - size: The size of the layer that they are on.
  /// - Returns: The first and the second finger.
  func places(at fraction: Double, about middle: Point, on size: Size) -> [Point] {
    let fraction = pace?.value(at: fraction) ?? fraction
    let radius = (spread ?? min(100, 0.6 * min(size.width, size.height))) / 2 * (1 + (scale - 1) * fraction)
    let angle = direction + turn * fraction
    let arm = Point(radius * cos(angle), radius * sin(angle))
    return [middle - arm, middle + arm]
  }
}
