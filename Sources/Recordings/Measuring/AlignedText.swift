/// Lines of cells.
enum AlignedText {
  /// Returns lines with aligned columns, two spaces apart.
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
