/// The rows that `data` gives a name to.
package struct DataTable: Sendable {
  package let name: String
  /// The names of each row's cells, in alphabetical order.
  package let rows: [[String]]

  package init(name: String, rows: [[String]]) {
    self.name = name
    self.rows = rows
  }
}

/// One row of a table, as a loop or an expression names it.
package struct DataRow: Sendable {
  /// The values of every row in addition to its cells.
  package static let counters = ["index", "count"]

  package let table: DataTable
  /// From 0.
  package let index: Int

  package init(table: DataTable, index: Int) {
    self.table = table
    self.index = index
  }

  /// The names of its cells, in alphabetical order.
  package var names: [String] { table.rows[index] }
}

extension DataTable: Hashable {
  /// Names are unique, so they identify tables.
  package static func == (one: DataTable, other: DataTable) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DataRow: Hashable {}
