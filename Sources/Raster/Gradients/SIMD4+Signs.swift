/// Choices and roots of four numbers at once, made of plain arithmetic.
///
/// The compiler turns comparisons that choose between lanes into a branch for each lane, and square roots into calls;
/// signs taken as bits stay in one register. All give the same bits on every processor.
extension SIMD4<Float> {
  /// All bits set where the sign is minus.
  @inline(__always)
  var minusSigns: SIMD4<Int32> { SIMD4<Int32>(truncatingIfNeeded: bits) &>> 31 }

  /// The lanes of `other` where `mask` has all bits set, otherwise these.
  @inline(__always)
  func choosing(_ other: SIMD4<Float>, where mask: SIMD4<Int32>) -> SIMD4<Float> {
    let chosen = SIMD4<UInt32>(truncatingIfNeeded: mask)
    return SIMD4(bits: other.bits & chosen | bits & ~chosen)
  }

  /// The lanes, or NaN where `mask` has all bits set.
  @inline(__always)
  func excluding(_ mask: SIMD4<Int32>) -> SIMD4<Float> {
    SIMD4(bits: bits | SIMD4<UInt32>(truncatingIfNeeded: mask))
  }

  /// The lanes, clamped to the maximums in `limit`.
  @inline(__always)
  func limited(to limit: SIMD4<Float>) -> SIMD4<Float> { choosing(limit, where: (limit - self).minusSigns) }

  /// The lanes without their signs.
  @inline(__always)
  var magnitudes: SIMD4<Float> { SIMD4(bits: bits & 0x7fff_ffff) }

  /// The lanes with the signs of `other`'s lanes.
  @inline(__always)
  func signed(as other: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(bits: bits & 0x7fff_ffff | other.bits & 0x8000_0000)
  }

  /// The square roots of numbers that aren't negative, within 5·10⁻⁶ of themselves.
  ///
  /// An inverse root guessed from the exponent is refined by two Newton steps.
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
