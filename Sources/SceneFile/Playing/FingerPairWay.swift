import Geometry

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The way of two fingers about their middle.
struct FingerPairWay: Sendable {
  /// How far apart they begin, in points.
  let spread: Double
  /// The direction from the first to the second, in radians.
  let direction: Double
  /// What their distance is multiplied by.
  let scale: Double
  /// How far they turn, in radians.
  let turn: Double
  /// In seconds.
  let duration: Double

  /// Where both are after a part of the way.
  func places(at fraction: Double, about middle: Point) -> [Point] {
    let radius = spread / 2 * (1 + (scale - 1) * fraction)
    let angle = direction + turn * fraction
    let arm = Point(radius * cos(angle), radius * sin(angle))
    return [middle - arm, middle + arm]
  }
}
