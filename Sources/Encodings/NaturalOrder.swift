/// The natural sort order of names, in which numbers are compared by value: `frame_2` precedes `frame_10`.
package enum NaturalOrder {
  /// Returns paths in natural order.
  package static func sorted(_ paths: [String]) -> [String] {
    paths.map { (path: $0, key: key(of: $0)) }.sorted { ($0.key, $0.path) < ($1.key, $1.path) }.map(\.path)
  }

  /// Returns a sort key whose lexicographic order is the natural one: each number is preceded by its number of digits.
  private static func key(of path: String) -> String {
    var key = ""
    var rest = path[...]
    while let character = rest.first {
      let isDigit = character.isASCII && character.isNumber
      let part = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
      rest = rest.dropFirst(part.count)
      guard isDigit else {
        key += part
        continue
      }
      let digits = part.drop { $0 == "0" }
      // The key continues with a digit, so that numbers keep their order relative to other characters; no name contains
      // a number of a million digits.
      let count = String(digits.count)
      key += String(repeating: "0", count: max(0, 6 - count.count)) + count + digits
    }
    return key
  }
}
