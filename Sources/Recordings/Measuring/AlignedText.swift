/// Functions for text tables.
enum AlignedText {
  /// Returns lines with aligned columns, separated by two spaces.
  static func lines(_ lines: [[String]]) -> String {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return lines.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        line += cell + (column == cells.count - 1 ? "" : String(repeating: " ", count: widths[column] - cell.count + 2))
      }
      return line + "\n"
    }.joined()
  }
}
