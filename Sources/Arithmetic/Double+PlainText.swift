extension Double {
  /// The number in plain notation: whole numbers without a point.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(saturating: self)) : String(self)
  }
}
