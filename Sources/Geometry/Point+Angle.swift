#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Point {
  /// The direction from the origin, in radians from the x axis, clockwise as seen.
  public var angle: Double { atan2(y, x) }
}
