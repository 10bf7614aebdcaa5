import Arithmetic
import Geometry
import Motion
import SceneDiagnostics
import SceneSyntax

/// The paths and pace of two fingers about the point between them.
struct FingerPairPath: Sendable {
  /// The distance of the fingers at the beginning, in points; nil for a part of the layer's size.
  let spread: Double?
  /// The direction from the first to the second, in radians.
  let direction: Double
  /// The factor of their distance.
  let scale: Double
  /// The angle of the turn, in radians.
  let turn: Double
  /// In seconds.
  let duration: Double
  /// The pace of the movement; nil for a constant speed.
  let pace: TimingFunction?

  /// Returns the positions of both fingers after a fraction of the movement.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the movement, 0 to 1.
  ///   - middle: Their center.
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
