extension FixedWidthInteger {
  /// Makes the whole number that a number is when what follows its point is cut off.
  ///
  /// - Parameter number: Any number. One beyond what the type holds becomes the nearest that it holds, and what is not a
  ///   number becomes 0.
  @inlinable package init(saturating number: some BinaryFloatingPoint) {
    if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number > 0 ? .max : number < 0 ? .min : 0
    }
  }
}
