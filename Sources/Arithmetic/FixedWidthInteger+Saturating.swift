extension FixedWidthInteger {
  /// Makes the whole number that is left of a number when what follows its point is cut off, and never traps.
  ///
  /// A number beyond what the type holds becomes the nearest that it holds, and what is not a number becomes 0.
  @inlinable package init(saturating number: Double) {
    let end = Double(sign: .plus, exponent: Self.isSigned ? Self.bitWidth - 1 : Self.bitWidth, significand: 1)
    let start = Self.isSigned ? -end : 0
    self = number >= end ? .max : number > start - 1 ? Self(number) : number <= start ? .min : 0
  }
}

extension Int {
  /// Makes the whole number that is left of a number when what follows its point is cut off, and never traps.
  ///
  /// A number beyond ±2⁵³ becomes that, so that sums and differences of what is made here do not overflow either; what is
  /// not a number becomes 0.
  @inlinable package init(saturating number: Double) {
    let end = 0x1p53
    self = number >= end ? 1 << 53 : number > -end ? Int(number) : number <= -end ? -(1 << 53) : 0
  }
}
