extension UnicodeTables {
  /// Returns the value of the range that contains a code point.
  static func value(of codePoint: UInt32, in ranges: [UInt32]) -> UInt8 {
    let wanted = codePoint << 8 | 0xff
    var (low, high) = (0, ranges.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle] <= wanted { low = middle } else { high = middle }
    }
    return UInt8(truncatingIfNeeded: ranges[low])
  }

  /// Returns the pair that a bracket belongs to, and whether it opens; nil for other characters.
  static func bracket(_ codePoint: UInt32) -> BidiBracket? {
    var (low, high) = (0, brackets.count)
    while low < high {
      let middle = (low + high) / 2
      if brackets[middle].bracket < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < brackets.count, brackets[low].bracket == codePoint else { return nil }
    return BidiBracket(pair: brackets[low].pair >> 1, opens: brackets[low].pair & 1 == 1)
  }
}

/// A bracket of a pair (Unicode Standard Annex 9, BD14 and BD15).
struct BidiBracket: Hashable {
  /// The closing bracket of the pair; canonically equivalent brackets have the same one.
  var pair: UInt32
  /// True if it is the opening bracket.
  var opens: Bool
}
