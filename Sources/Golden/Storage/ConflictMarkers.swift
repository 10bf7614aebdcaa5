/// The lines that version control writes into a file that two branches have changed.
enum ConflictMarkers {
  private static let marks = ["<<<<<<<", "|||||||", ">>>>>>>"]

  /// The number of the first line with a marker, from 1; nil if there is none.
  static func firstLine(in text: String) -> Int? {
    guard marks.contains(where: text.contains) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in marks.contains { line == $0 || line.hasPrefix($0 + " ") } }.map { $0 + 1 }
  }
}
