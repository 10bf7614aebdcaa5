/// The conflict markers that version control writes into a file that two branches have changed.
enum ConflictMarkers {
  private static let length = 7
  private static let characters = "<|>".utf8

  /// Returns the number of the first line with a marker, from 1; nil if there is none.
  static func firstLine(in text: String) -> Int? {
    var number = 1
    var rest = text.utf8[...]
    while let first = rest.first {
      if characters.contains(first), isMarker(rest, of: first) { return number }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[rest.index(after: end)...]
      number += 1
    }
    return nil
  }

  /// Returns whether a text begins with a marker: seven equal characters, and a space or the end of the line.
  private static func isMarker(_ text: Substring.UTF8View, of character: UInt8) -> Bool {
    guard text.prefix(length).count == length, text.prefix(length).allSatisfy({ $0 == character }) else { return false }
    let next = text.dropFirst(length).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\n")
  }
}
