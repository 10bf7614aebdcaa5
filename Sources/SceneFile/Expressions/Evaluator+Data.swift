import Arithmetic

extension Evaluator {
  /// Cells that name cells, deeper than anybody writes.
  private static let deepestCell = 16

  /// The words of a name, with what stands in parentheses worked out: `row(i + 1).opacity` is `row(2)`, `opacity`.
  ///
  /// - Returns: The words; nil when the expression is no name.
  func words(of expression: Expression) throws(ExpressionError) -> [String]? {
    switch expression.kind {
    case .name(let parts): return parts
    case .element(let parts):
      var words: [String] = []
      for part in parts {
        var indices: [Int] = []
        for index in part.indices { indices.append(try wholeNumber(index)) }
        words.append(TargetReader.member(part.name, indices))
      }
      return words
    default: return nil
    }
  }

  private func wholeNumber(_ expression: Expression) throws(ExpressionError) -> Int {
    guard case .number(let number, _) = try value(of: expression), abs(number) < 1e9 else {
      throw expression.error("an index is a whole number")
    }
    return Int(saturating: number.rounded())
  }

  /// The row that `songs(2)` calls for; nil when no table is called so.
  func row(_ name: String, _ indices: [Expression], _ expression: Expression) throws(ExpressionError) -> DataRow? {
    guard case .table(let table)? = scope[name] else { return nil }
    guard indices.count == 1 else { throw expression.error("a row of \(name) has one index, as in \(name)(0)") }
    let index = try wholeNumber(indices[0])
    guard table.rows.indices.contains(index) else {
      throw indices[0].error(
        "\(name) has \(table.rows.count) rows, and this is \(index)", hint: "rows count from 0")
    }
    return DataRow(table: table, index: index)
  }

  /// The row of data that a name begins with, and what follows; nil when it begins with none.
  private func row(at expression: Expression) throws(ExpressionError) -> (row: DataRow, cell: String)? {
    switch expression.kind {
    case .name(let parts):
      guard parts.count > 1, case .row(let row)? = scope[parts[0]] else { return nil }
      return (row, parts.dropFirst().joined(separator: "."))
    case .element(let parts):
      guard let row = try row(parts[0].name, parts[0].indices, expression) else { return nil }
      return (row, parts.dropFirst().map(\.name).joined(separator: "."))
    default: return nil
    }
  }

  /// What stands in the cell that a name means, as it is written; nil when it means no cell.
  func cell(_ expression: Expression) throws(ExpressionError) -> SyntaxNode? {
    guard let (row, name) = try row(at: expression), !DataReader.counters.contains(name) else { return nil }
    if let cell = row.cell(name) { return cell }
    throw expression.error(
      "row \(row.index) of \(row.table.name) has no ‘\(name)’",
      hint: NearestName.hint(for: name, among: row.names + DataReader.counters)
        ?? "it has \(row.names.joined(separator: ", "))")
  }

  /// What a name that begins with a row is worth; nil when it begins with none.
  func dataValue(_ expression: Expression) throws(ExpressionError) -> ExpressionValue? {
    guard let (row, name) = try row(at: expression) else { return nil }
    if name == "index" { return .number(Double(row.index)) }
    if name == "count" { return .number(Double(row.table.rows.count)) }
    guard let cell = try cell(expression) else { return nil }
    guard let text = cell.text else { throw expression.error("\(cell.kindName) cannot be a part of an expression") }
    guard cellDepth < Self.deepestCell else { throw expression.error("cells of \(row.table.name) go in a circle") }
    var inner = self
    inner.cellDepth += 1
    // What is no expression can only be meant as a text.
    guard let parsed = try? ExpressionParser.parse(text), let value = try? inner.value(of: parsed) else {
      return .text(text)
    }
    return value
  }

  /// What an expression comes to inside a text, where cells stand as they are written.
  func text(of expression: Expression) throws(ExpressionError) -> String {
    if case .conditional(let condition, let yes, let no) = expression.kind {
      return try text(of: try isTrue(condition) ? yes : no)
    }
    if let text = try cell(expression)?.text { return text }
    return try value(of: expression).text
  }
}
