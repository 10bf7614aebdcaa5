/// Alternating lengths of dashes and gaps along a line.
package struct DashPattern: Hashable {
  package var lengths: [Double] = []
  /// The offset into the pattern at the start of a line.
  package var phase = 0.0

  /// Creates a pattern; without lengths, the line is solid.
  package init(lengths: [Double] = [], phase: Double = 0) { (self.lengths, self.phase) = (lengths, phase) }

  /// Returns the approximate number of dashes and gaps in a line of a length.
  func count(length: Double) -> Double {
    let sum = lengths.reduce(0, +)
    return sum > 0 ? length / sum * Double(lengths.count) : 0
  }

  /// Returns the dashes of a line of a length, in order; nil if it is solid.
  ///
  /// Every dash is a range from 0 to `length`. If a closed line begins within a dash, that dash comes last and ends
  /// beyond `length`. Invalid patterns (a sum that isn't positive, negative or infinite lengths) are solid, as in SVG.
  func dashes(length: Double, isClosed: Bool) -> [ClosedRange<Double>]? {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // A pattern of odd length is repeated, with dashes and gaps exchanged.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let sum = pattern.reduce(0, +)
    guard sum > 0 else { return nil }
    var (index, rest) = DashPattern.begin(pattern, sum: sum, phase: phase)
    let beginsWithin = index.isMultiple(of: 2)
    var result: [ClosedRange<Double>] = []
    var position = 0.0
    while position < length {
      let end = min(position + rest, length)
      if index.isMultiple(of: 2) { result.append(position...end) }
      let next = pattern[(index + 1) % pattern.count]
      let goesOn = position + rest > length || (position + rest == length && next == 0)
      if goesOn, index.isMultiple(of: 2), isClosed, beginsWithin {
        return DashPattern.joined(result, length: length)
      }
      position += rest
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    return result
  }

  /// Returns the index in the pattern at the start of a line, and the remaining length of that dash or gap.
  private static func begin(_ pattern: [Double], sum: Double, phase: Double) -> (index: Int, rest: Double) {
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: sum) : 0
    if offset < 0 { offset += sum }
    for (index, length) in pattern.enumerated() {
      if offset < length || (offset == 0 && index.isMultiple(of: 2)) { return (index, length - offset) }
      offset -= length
    }
    return (0, pattern[0])
  }

  /// Returns the dashes of a closed line, with a last one that reaches the line's end joined to the first; nil if they
  /// cover the whole line.
  private static func joined(_ dashes: [ClosedRange<Double>], length: Double) -> [ClosedRange<Double>]? {
    guard dashes.count > 1, let last = dashes.last else { return nil }
    return dashes.dropFirst().dropLast() + [last.lowerBound...(length + dashes[0].upperBound)]
  }
}
