extension Double {
  /// The number as people write it: whole ones without a point.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(saturating: self)) : String(self)
  }
}
