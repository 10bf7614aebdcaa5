/// Comma-separated values (RFC 4180), the format of traces and tables.
package enum CSVText {
  /// Returns a cell, quoted if necessary.
  package static func cell(_ text: String) -> String {
    // The text is compared by Unicode scalar, since a quote followed by a combining mark is a different character.
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { [",", "\"", "\n", "\r"].contains($0) }) else { return text }
    return "\"\(String(scalars.replacing(["\""], with: ["\"", "\""])))\""
  }

  /// Parses the rows of a text.
  ///
  /// - Parameters:
  ///   - text: The text, whose rows end with line feeds.
  ///   - count: The number of cells in a row.
  ///   - endsPlain: A Boolean value that indicates whether the last cell is unquoted and extends to the end of the
  ///     line.
  /// - Returns: The cells of each row; nil if a row has too few cells or a quote is not closed.
  package static func rows(_ text: some StringProtocol, of count: Int, endsPlain: Bool = false) -> [[String]]? {
    var rows: [[String]] = []
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    var (isQuoted, mayEndQuotes) = (false, false)
    for scalar in text.unicodeScalars {
      if mayEndQuotes {
        mayEndQuotes = false
        if scalar == "\"" {
          cell.append(scalar)
          continue
        }
        isQuoted = false
      }
      switch scalar {
      case "\"" where isQuoted: mayEndQuotes = true
      case "\"" where cell.isEmpty && !(endsPlain && cells.count + 1 == count): isQuoted = true
      case "," where !isQuoted && cells.count + 1 < count:
        cells.append(String(cell))
        cell.removeAll()
      case "\n" where !isQuoted:
        cells.append(String(cell))
        cell.removeAll()
        guard cells.count == count else { return nil }
        rows.append(cells)
        cells.removeAll()
      default: cell.append(scalar)
      }
    }
    return cells.isEmpty && cell.isEmpty && (!isQuoted || mayEndQuotes) ? rows : nil
  }
}
