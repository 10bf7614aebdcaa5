/// Selections and roots of four numbers at once, made of simple arithmetic.
///
/// The compiler turns comparisons that select lanes into a branch for each lane, and square roots into calls;
/// operations on the sign bits stay in one register. All give the same bits on every processor.
extension SIMD4<Float> {
  /// A mask with all bits set in lanes with a negative sign.
  @inline(__always)
  var minusSigns: SIMD4<Int32> { SIMD4<Int32>(truncatingIfNeeded: bits) &>> 31 }

  /// Returns the lanes of `other` where `mask` has all bits set, and these lanes elsewhere.
  @inline(__always)
  func choosing(_ other: SIMD4<Float>, where mask: SIMD4<Int32>) -> SIMD4<Float> {
    let chosen = SIMD4<UInt32>(truncatingIfNeeded: mask)
    return SIMD4(bits: other.bits & chosen | bits & ~chosen)
  }

  /// Returns the lanes, with NaN where `mask` has all bits set.
  @inline(__always)
  func excluding(_ mask: SIMD4<Int32>) -> SIMD4<Float> {
    SIMD4(bits: bits | SIMD4<UInt32>(truncatingIfNeeded: mask))
  }

  /// Returns the lanes, clamped to the maximums in `limit`.
  @inline(__always)
  func limited(to limit: SIMD4<Float>) -> SIMD4<Float> { choosing(limit, where: (limit - self).minusSigns) }

  /// The absolute values of the lanes.
  @inline(__always)
  var magnitudes: SIMD4<Float> { SIMD4(bits: bits & 0x7fff_ffff) }

  /// Returns the lanes with the signs of `other`'s lanes.
  @inline(__always)
  func signed(as other: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(bits: bits & 0x7fff_ffff | other.bits & 0x8000_0000)
  }

  /// The square roots of nonnegative numbers, with a relative error of at most 5·10⁻⁶.
  ///
  /// An inverse root estimated from the exponent is refined by two Newton steps.
  @inline(__always)
  var roots: SIMD4<Float> {
    var inverse = SIMD4(bits: 0x5f37_5a86 &- bits &>> 1)
    let half = self * 0.5
    inverse *= 1.5 - half * inverse * inverse
    inverse *= 1.5 - half * inverse * inverse
    return self * inverse
  }

  // Sound, here and below: both are 16 bytes without invalid values.
  @inline(__always)
  private var bits: SIMD4<UInt32> { unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  @inline(__always)
  private init(bits: SIMD4<UInt32>) { self = unsafe unsafeBitCast(bits, to: SIMD4<Float>.self) }
}
