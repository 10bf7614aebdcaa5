/// A bracket of a pair (Unicode Standard Annex 9, BD14 and BD15).
struct BidiBracket: Hashable {
  /// The closing bracket of the pair; those that are canonically the same have the same.
  var pair: UInt32
  /// True if it is the opening one.
  var opens: Bool
}
