/// A bracket of a pair (Unicode Standard Annex 9, BD14 and BD15).
struct BidiBracket: Hashable {
  /// The closing bracket of the pair; canonically equivalent brackets share one.
  var pair: UInt32
  /// True if it is the opening bracket.
  var opens: Bool
}
