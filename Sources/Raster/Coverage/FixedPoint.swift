import Geometry

/// Conversions to coordinates in pixels with eight fractional bits.
enum FixedPoint {
  /// One pixel.
  static let one: Int32 = 256

  /// Returns the fixed-point number nearest to `value` pixels.
  ///
  /// Adding 1.5 × 2⁵² leaves the integer in the low bits of the sum; `rounded()` is a call on processors before SSE
  /// 4.1.
  ///
  /// - Precondition: `value` is within ±2²² pixels.
  @inline(__always) static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value * 256 + 6_755_399_441_055_744).bitPattern)
  }

  /// Returns the grid point nearest to `point`, given in pixels.
  @inline(__always) static func nearest(_ point: Point) -> SIMD2<Int32> {
    SIMD2(nearest(point.x), nearest(point.y))
  }
}
