extension FixedWidthInteger {
  /// Makes a whole number by truncating a floating-point number toward zero; never traps.
  ///
  /// A number outside the type's range becomes the nearest bound, and NaN becomes 0.
  @inlinable package init(saturating number: Double) {
    let end = Double(sign: .plus, exponent: Self.isSigned ? Self.bitWidth - 1 : Self.bitWidth, significand: 1)
    let start = Self.isSigned ? -end : 0
    self = number >= end ? .max : number > start - 1 ? Self(number) : number <= start ? .min : 0
  }
}

extension Int {
  /// Makes a whole number by truncating a floating-point number toward zero; never traps.
  ///
  /// A number beyond ±2⁵³ is clamped to ±2⁵³, so sums and differences of the results don't overflow either; NaN becomes
  /// 0.
  @inlinable package init(saturating number: Double) {
    let end = 0x1p53
    self = number >= end ? 1 << 53 : number > -end ? Int(number) : number <= -end ? -(1 << 53) : 0
  }
}
