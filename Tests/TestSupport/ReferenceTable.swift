import Foundation
import Testing

/// A table of reference numbers, as it lies beside the tests: a header, then rows of cells.
package struct ReferenceTable {
  /// One row, whose cells are asked for by the name of their column.
  package struct Row: CustomTestStringConvertible {
    package let table: String
    package let number: Int
    fileprivate let cells: [String: String]

    /// The cell as written, without its quotes; empty for none.
    package subscript(column: String) -> String {
      get throws { try #require(cells[column], "\(table) has no column \(column)") }
    }

    /// The cell as a number; `inf` is one.
    package func number(_ column: String) throws -> Double {
      let text = try self[column]
      return try #require(Double(text), "\(table) row \(number): \(column) is “\(text)”")
    }

    /// The cell as a number, or nil when it is empty.
    package func optionalNumber(_ column: String) throws -> Double? {
      try self[column].isEmpty ? nil : number(column)
    }

    /// The cell as a whole number.
    package func integer(_ column: String) throws -> Int { try Int(number(column)) }

    /// Whether the cell is 1.
    package func flag(_ column: String) throws -> Bool { try number(column) == 1 }

    /// The cell as a list of numbers.
    package func numbers(_ column: String, separator: Character = " ") throws -> [Double] {
      try self[column].split(separator: separator).map { try #require(Double($0)) }
    }

    package var testDescription: String { "\(table) row \(number)" }
  }

  package let rows: [Row]

  /// Reads `Reference/<name>.csv`.
  package init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Reference/\(name).csv")
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Self.cells(String($0)) }
    let header = lines.removeFirst()
    rows = lines.enumerated().map { index, cells in
      Row(table: name, number: index + 2, cells: Dictionary(uniqueKeysWithValues: zip(header, cells)))
    }
  }

  /// The rows by the value of a column, in the order in which the values first appear.
  package func groups(by column: String) throws -> [(key: String, rows: [Row])] {
    var groups: [(key: String, rows: [Row])] = []
    for row in rows {
      let key = try row[column]
      if let index = groups.lastIndex(where: { $0.key == key }) {
        groups[index].rows.append(row)
      } else {
        groups.append((key, [row]))
      }
    }
    return groups
  }

  /// Splits a line at commas outside quotes.
  private static func cells(_ line: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == "," && !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
