import SceneDiagnostics
import SceneSyntax

/// The rows that `data` gives a name to.
struct DataTable: Sendable {
  let name: String
  /// The names of each row's cells, in alphabetical order.
  let rows: [[String]]
}

/// One row of a table, as a loop or an expression names it.
struct DataRow: Sendable {
  let table: DataTable
  /// From 0.
  let index: Int

  /// The names of its cells, in alphabetical order.
  var names: [String] { table.rows[index] }
}

extension DataTable: Hashable {
  /// Names are unique, so they identify tables.
  static func == (one: DataTable, other: DataTable) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DataRow: Hashable {}
