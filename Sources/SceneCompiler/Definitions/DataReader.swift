import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads `data`: tables of rows.
///
/// Cells are stored in source form and compiled when they are used.
struct DataReader {
  let context: ReadingContext

  /// Adds every table to the scope.
  func read(_ entries: [SyntaxNode.Entry]) {
    for entry in entries where context.isFree(entry, unless: context.scope[entry.key] != nil) {
      guard let table = table(entry) else {
        context.lose(entry.key)
        continue
      }
      context.scope[entry.key] = .table(table)
    }
  }

  private func table(_ entry: SyntaxNode.Entry) -> DataTable? {
    guard case .list(let items) = entry.value.content else {
      context.mismatch(entry.value, "a list of rows such as {title: Timber, votes: 10}")
      return nil
    }
    var rows: [[String: SyntaxNode]] = []
    for item in items {
      guard case .map(let cells) = item.content else {
        context.mismatch(
          item, "a row such as {title: Timber, votes: 10}",
          hint: "put a list of values in its loop: for: {level: [3, 7]}")
        return nil
      }
      for cell in cells { check(cell) }
      rows.append(Dictionary(cells.map { ($0.key, $0.value) }) { first, _ in first })
    }
    context.definitions.cells[entry.key] = rows
    return DataTable(name: entry.key, rows: rows.map { $0.keys.sorted() })
  }

  private func check(_ cell: SyntaxNode.Entry) {
    let key = SyntaxNode(content: .scalar(cell.key, isQuoted: false), range: cell.keyRange)
    guard ValueType<String>.name.read(key, context) != nil else { return }
    if DataRow.counters.contains(cell.key) {
      context.log.error(
        at: cell.keyRange, "every row already has ‘\(cell.key)’", hint: "give the cell another name")
    }
    if case .scalar(_, isQuoted: false) = cell.value.content { return }
    if cell.value.isEmpty { _ = context.read(cell.value, as: .text, for: cell.key, at: cell.keyRange) }
  }
}
