extension Double {
  /// The shortest decimal text that reads back as the same number, in ASCII: whole numbers below 10¹⁵ without a point.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(saturating: self)) : String(self)
  }

  /// The number rounded to at most a number of decimals, in ASCII, without trailing zeros and without a negative zero.
  ///
  /// Numbers of 10¹² and more, and infinite ones, are written in full.
  package func plainText(decimals: Int) -> String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int(saturating: (magnitude * Double(power)).rounded())
    let sign = self < 0 && scaled != 0 ? "-" : ""
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: power)
    guard part > 0 else { return "\(sign)\(whole)" }
    var fraction = String(power + part).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
