/// The difference of two lists of bytes.
package struct ByteDifference {
  /// The mean of the squared differences.
  package let meanSquare: Double
  /// The largest difference.
  package let largest: Int

  /// Compares two lists of one length.
  package init(_ one: [UInt8], _ other: [UInt8]) {
    precondition(one.count == other.count)
    var (sum, largest) = (0, 0)
    for index in one.indices {
      let difference = abs(Int(one[index]) - Int(other[index]))
      sum += difference * difference
      largest = max(largest, difference)
    }
    meanSquare = Double(sum) / Double(max(1, one.count))
    self.largest = largest
  }

  /// Compares a list with one that repeats the same bytes.
  package init(_ one: [UInt8], repeating other: [UInt8]) {
    self.init(one, one.indices.map { other[$0 % other.count] })
  }
}
