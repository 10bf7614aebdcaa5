/// A named table of `data`.
package struct DataTable: Sendable {
  package let name: String
  /// The names of the cells in each row, in alphabetical order.
  package let rows: [[String]]

  package init(name: String, rows: [[String]]) {
    self.name = name
    self.rows = rows
  }
}

/// A row of a table that a loop or an expression refers to.
package struct DataRow: Sendable {
  /// The names of the values that each row has in addition to its cells.
  package static let counters = ["index", "count"]

  package let table: DataTable
  /// The index of the row, counted from 0.
  package let index: Int

  package init(table: DataTable, index: Int) {
    self.table = table
    self.index = index
  }

  /// The names of the cells in the row, in alphabetical order.
  package var names: [String] { table.rows[index] }
}

extension DataTable: Hashable {
  /// Compares tables by their names; names are unique.
  package static func == (one: DataTable, other: DataTable) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DataRow: Hashable {}
