extension Double {
  /// The number in decimal notation, with whole numbers without a decimal point.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(saturating: self)) : String(self)
  }
}
