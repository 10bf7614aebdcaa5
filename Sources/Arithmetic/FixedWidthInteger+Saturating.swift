extension FixedWidthInteger {
  /// Creates an integer by truncating a floating-point number toward zero; never traps.
  ///
  /// A number outside the type's range becomes the nearest bound, and NaN becomes 0. The type has at most 64 bits.
  @inlinable package init(saturating number: Double) {
    let half = Double(UInt64(1) << UInt64(Self.bitWidth - (Self.isSigned ? 2 : 1)))
    let (start, end) = (Self.isSigned ? -2 * half : 0, 2 * half)
    if number >= end || !(number > start - 1) {
      self = number >= end ? .max : number <= start ? .min : 0
    } else {
      // A generic conversion processes the number digit by digit; 64-bit conversions are single instructions.
      self.init(truncatingIfNeeded: number < 0x1p63 ? UInt64(bitPattern: Int64(number)) : UInt64(number))
    }
  }
}

extension Int {
  /// Creates an integer by truncating a floating-point number toward zero; never traps.
  ///
  /// A number beyond ±2⁵³ is clamped to ±2⁵³, so that sums and differences of the results don't overflow either; NaN
  /// becomes 0.
  @inlinable package init(saturating number: Double) {
    let end = 0x1p53
    self = number >= end ? 1 << 53 : number > -end ? Int(number) : number <= -end ? -(1 << 53) : 0
  }
}
