import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram
package import SceneSyntax

/// Resolves the names in expressions: each becomes a constant, or a reference to a value that changes while the scene
/// plays.
package struct FormulaCompiler {
  /// The maximum depth of table cells that refer to other cells.
  private static let maximumCellDepth = 16

  package let scope: Scope
  /// The cells of the data tables, in source form.
  package var cells: [String: [[String: SyntaxNode]]] = [:]
  /// The values that change while the scene plays; nil where they are not allowed.
  package var live: (any LiveValues)?
  /// Called when a formula refers to a value that changes while the scene plays.
  var onLiveValue: () -> Void = {}
  /// Called when the result depends on the meaning of a name.
  var onName: () -> Void = {}
  /// The current depth of table cells that refer to other cells.
  var cellDepth = 0

  package init(
    scope: Scope, cells: [String: [[String: SyntaxNode]]] = [:], live: (any LiveValues)? = nil,
    onLiveValue: @escaping () -> Void = {}, onName: @escaping () -> Void = {}, cellDepth: Int = 0
  ) {
    self.scope = scope
    self.cells = cells
    self.live = live
    self.onLiveValue = onLiveValue
    self.onName = onName
    self.cellDepth = cellDepth
  }

  package func formula(of expression: Expression) -> Formula {
    func made(_ kind: Formula.Kind) -> Formula {
      Formula(kind: kind, offset: expression.offset, length: expression.length)
    }
    do throws(ExpressionError) {
      switch expression.kind {
      case .literal(let value):
        // Texts can be compared with the words of choices, so they depend on names.
        if case .text = value { onName() }
        return made(.literal(value))
      case .list(let items): return made(.list(items.map { formula(of: $0) })).folded
      case .name, .element: return try name(expression)
      case .call("presentation", let arguments):
        onName()
        let failure = Formula.Failure(
          expression.error("presentation takes a property of a layer", hint: "presentation(ball.position.x)"))
        guard arguments.count == 1 else { return made(.failure(failure)) }
        if let indexed = try indexedName(arguments[0]) {
          onLiveValue()
          return made(.reading(.indexed(indexed, isPresented: true), failure))
        }
        guard let parts = try words(of: arguments[0]), let kind = liveValue(parts, isPresented: true, failure) else {
          return made(.failure(failure))
        }
        return made(kind)
      case .call("percentComplete", let arguments):
        onName()
        let failure = Formula.Failure(
          expression.error(
            "percentComplete takes the name of an interaction", hint: "percentComplete(openMenu)"))
        guard arguments.count == 1, case .name(let parts) = arguments[0].kind, parts.count == 1,
          live?.hasInteraction(parts[0]) == true
        else { return made(.failure(failure)) }
        onLiveValue()
        return made(.reading(.percentComplete(parts[0]), failure))
      case .call(let name, _) where live?.directory.isFamily(name) == true:
        onName()
        throw expression.error(
          "expected a value, found a layer", hint: "use one of its properties, such as .position.x")
      case .call(let name, let arguments):
        if case .table(let table)? = scope[name] {
          onName()
          return made(try row(of: table, arguments, expression))
        }
        return made(.call(ExpressionFunction(named: name), arguments.map { formula(of: $0) })).folded
      case .negate(let operand): return made(.negate(formula(of: operand))).folded
      case .not(let operand): return made(.not(formula(of: operand))).folded
      case .conditional(let condition, let yes, let no):
        return made(
          .conditional(formula(of: condition), then: formula(of: yes), else: formula(of: no)))
      case .binary(let operation, let left, let right):
        return made(.binary(operation, formula(of: left), formula(of: right))).folded
      }
    } catch {
      return made(.failure(Formula.Failure(error)))
    }
  }

  // MARK: Names

  private func name(_ expression: Expression) throws(ExpressionError) -> Formula {
    onName()
    func made(_ kind: Formula.Kind, _ words: [String]?) -> Formula {
      var formula = Formula(kind: kind, offset: expression.offset, length: expression.length)
      // Only plain names can be followed by indices.
      if case .name = expression.kind { formula.words = words }
      return formula
    }
    if let indexed = try indexedName(expression) {
      if let cell = try dataValue(expression) { return made(cell, nil) }
      onLiveValue()
      let names = unknownNameCandidates
      let failure = Formula.Failure {
        var error = expression.error(
          "unknown name ‘\(indexed)’", hint: Self.hint(for: indexed.description, among: names()))
        error.unknownName = indexed.description
        return error
      }
      return made(.reading(.indexed(indexed, isPresented: false), failure), nil)
    }
    let parts = try words(of: expression) ?? []
    let failure = failure(for: parts, expression)
    if let kind = named(parts, failure) { return made(kind, parts) }
    if let kind = try dataValue(expression) { return made(kind, nil) }
    let name = parts.joined(separator: ".")
    if let color = ColorLiteral.color(named: name, in: scope.palette) { return made(.literal(.color(color)), parts) }
    switch name {
    case "pi": return made(.literal(.number(.pi, .pi)), parts)
    case "infinity": return made(.literal(.number(.infinity)), parts)
    default: return made(.failure(failure), parts)
    }
  }

  /// Compiles a name that the scene defines; nil for an unknown name.
  private func named(_ parts: [String], _ failure: Formula.Failure) -> Formula.Kind? {
    if let kind = scoped(parts.joined(separator: "."), failure) { return kind }
    if parts.count == 2, parts[1] == "count", case .table(let table)? = scope[parts[0]] {
      return .literal(.number(Double(table.rows.count)))
    }
    let resolved = scope.resolved(parts)
    return scoped(resolved.joined(separator: "."), failure) ?? liveValue(parts, isPresented: false, failure)
  }

  private func scoped(_ name: String, _ failure: Formula.Failure) -> Formula.Kind? {
    guard let value = scope[name] else { return nil }
    guard let slot = scope.slots[name] else { return .literal(value) }
    onLiveValue()
    return .reading(.named(slot, name: name), failure)
  }

  private func liveValue(_ parts: [String], isPresented: Bool, _ failure: Formula.Failure) -> Formula.Kind? {
    guard
      let kind = live?.reading(
        scope.resolved(parts), from: scope.origin(of: parts), isPresented: isPresented, otherwise: failure)
    else { return nil }
    onLiveValue()
    return kind
  }

  /// Returns the failure for an unknown name.
  private func failure(for parts: [String], _ expression: Expression) -> Formula.Failure {
    let name = parts.joined(separator: ".")
    let found = live?.directory.resolve(scope.resolved(parts), from: scope.layer)
    if case .failure(let failure)? = found, failure.isAmbiguous {
      return Formula.Failure(expression.error(failure.message, hint: failure.hint))
    }
    if case .success(let target)? = found, target.keyPath.isEmpty {
      return Formula.Failure {
        var error = expression.error(
          "expected a value, but ‘\(name)’ is a layer", hint: "use one of its properties: \(name).position.x")
        error.unknownName = name
        return error
      }
    }
    let names = unknownNameCandidates
    return Formula.Failure {
      var error = expression.error(
        "unknown name ‘\(name)’", hint: Self.hint(for: name, among: names()))
      error.unknownName = name
      return error
    }
  }

  /// Returns the likely correction of a name, or the members of its first component, such as `gesture`.
  private static func hint(for name: String, among names: [String]) -> String? {
    if let near = NearestName.hint(for: name, among: names) { return near }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let others = ExpressionNames.all.map(\.name).filter { $0.hasPrefix(name[...dot]) }
    return others.isEmpty ? nil : "available names: \(others.joined(separator: ", "))"
  }

  private var unknownNameCandidates: @Sendable () -> [String] {
    let names = live?.names ?? []
    return { [scope] in scope.names + names + ["pi", "infinity", "true", "false"] + ColorLiteral.names }
  }

  /// Returns the components of a name with their indices evaluated: `row(i + 1).opacity` becomes `row(2)`, `opacity`.
  ///
  /// - Returns: The components; nil if the expression is not a name.
  private func words(of expression: Expression) throws(ExpressionError) -> [String]? {
    switch expression.kind {
    case .name(let parts): return parts
    case .element(let parts):
      var words: [String] = []
      for part in parts {
        var indices: [Int] = []
        for index in part.indices { indices.append(try formula(of: index).wholeNumber(in: nil)) }
        words.append(LayerDirectory.member(part.name, indices))
      }
      return words
    default: return nil
    }
  }

  /// Returns a name with indices that change while the scene plays; nil for any other expression.
  private func indexedName(_ expression: Expression) throws(ExpressionError) -> IndexedName? {
    guard case .element(let parts) = expression.kind else { return nil }
    let indexed = parts.map { part -> IndexedName.Part in
      part.indices.isEmpty ? .word(part.name) : .member(part.name, part.indices.map { formula(of: $0) })
    }
    let isConstant = indexed.allSatisfy { part in
      if case .member(_, let indices) = part { indices.allSatisfy { $0.isConstant || $0.fails } } else { true }
    }
    if isConstant { return nil }
    return IndexedName(parts: indexed, layer: scope.layer)
  }

  // MARK: Data

  /// Returns the row that an expression such as `songs(2)` refers to.
  private func row(
    of table: DataTable, _ indices: [Expression], _ expression: Expression
  ) throws(ExpressionError) -> Formula.Kind {
    guard indices.count == 1 else {
      throw expression.error("a row of \(table.name) takes one index, such as \(table.name)(0)")
    }
    let index = formula(of: indices[0])
    guard index.isConstant || index.fails else { return .row(table, index: index) }
    return .literal(.row(DataRow(table: table, index: try index.row(of: table, in: nil))))
  }

  /// Returns the row that a name begins with, and the name of the cell; nil if the name does not begin with a row.
  private func row(at expression: Expression) throws(ExpressionError) -> (row: Formula.Kind, cell: String)? {
    switch expression.kind {
    case .name(let parts):
      guard parts.count > 1, case .row(let row)? = scope[parts[0]] else { return nil }
      return (.literal(.row(row)), parts.dropFirst().joined(separator: "."))
    case .element(let parts):
      guard case .table(let table)? = scope[parts[0].name] else { return nil }
      let row = try row(of: table, parts[0].indices, expression)
      return (row, parts.dropFirst().map(\.name).joined(separator: "."))
    default: return nil
    }
  }

  /// The source of a table cell.
  package enum Cell {
    case one(SyntaxNode)
    /// A cell of a column; the row is determined while the scene plays.
    case anyOf([SyntaxNode], row: Formula, of: DataTable)
  }

  /// Returns the cell that a name refers to, in source form; nil if it does not refer to a cell.
  package func cell(_ expression: Expression) throws(ExpressionError) -> Cell? {
    guard let (row, name) = try row(at: expression), !DataRow.counters.contains(name) else { return nil }
    switch row {
    case .row(let table, let index):
      var column: [SyntaxNode] = []
      for row in table.rows.indices {
        column.append(try cell(name, of: DataRow(table: table, index: row), expression))
      }
      onLiveValue()
      return .anyOf(column, row: index, of: table)
    case .literal(.row(let row)): return .one(try cell(name, of: row, expression))
    default: return nil
    }
  }

  private func cell(_ name: String, of row: DataRow, _ expression: Expression) throws(ExpressionError) -> SyntaxNode {
    if let cell = cells[row.table.name]?[row.index][name] { return cell }
    throw expression.error(
      "row \(row.index) of \(row.table.name) has no ‘\(name)’",
      hint: NearestName.hint(for: name, among: row.names + DataRow.counters)
        ?? "it has \(row.names.joined(separator: ", "))")
  }

  /// Returns the value of a name that begins with a row; nil if it does not.
  private func dataValue(_ expression: Expression) throws(ExpressionError) -> Formula.Kind? {
    guard let (row, name) = try row(at: expression) else { return nil }
    if name == "count" || name == "index" {
      switch row {
      case .literal(.row(let row)):
        return .literal(.number(Double(name == "index" ? row.index : row.table.rows.count)))
      case .row(let table, let index): return name == "index" ? index.kind : .literal(.number(Double(table.rows.count)))
      default: return nil
      }
    }
    switch try cell(expression) {
    case .one(let node)?: return try value(ofCell: node, expression, row)
    case .anyOf(let nodes, let index, let table)?:
      var formulas: [Formula] = []
      for node in nodes {
        let kind = try value(ofCell: node, expression, row)
        formulas.append(Formula(kind: kind, offset: expression.offset, length: expression.length))
      }
      return .cell(row: index, table: table, cells: formulas)
    case nil: return nil
    }
  }

  private func value(
    ofCell cell: SyntaxNode, _ expression: Expression, _ row: Formula.Kind
  ) throws(ExpressionError) -> Formula.Kind {
    guard let text = cell.text else { throw expression.error("\(cell.kindName) cannot be part of an expression") }
    guard cellDepth < Self.maximumCellDepth else {
      let table: String =
        switch row {
        case .literal(.row(let row)): row.table.name
        case .row(let table, _): table.name
        default: ""
        }
      throw expression.error("cells of \(table) refer to each other in a cycle")
    }
    var inner = self
    inner.cellDepth += 1
    // Text that is not a valid expression is a literal.
    guard let parsed = try? ExpressionParser.parse(text) else { return .literal(.text(text)) }
    let formula = inner.formula(of: parsed)
    guard formula.isConstant else { return formula.fails ? .literal(.text(text)) : .textUnless(formula, text) }
    return .literal((try? formula.value(in: nil)) ?? .text(text))
  }

  /// Compiles an interpolated expression; table cells in it are literal text.
  func textFormula(of expression: Expression) -> Formula {
    onName()
    func made(_ kind: Formula.Kind) -> Formula {
      Formula(kind: kind, offset: expression.offset, length: expression.length)
    }
    if case .conditional(let condition, let yes, let no) = expression.kind {
      return made(
        .conditional(formula(of: condition), then: textFormula(of: yes), else: textFormula(of: no)))
    }
    do throws(ExpressionError) {
      switch try cell(expression) {
      case .one(let cell)?: if let text = cell.text { return made(.literal(.text(text))) }
      case .anyOf(let cells, let row, let table)?:
        let texts = cells.compactMap(\.text)
        if texts.count == cells.count {
          return made(.cell(row: row, table: table, cells: texts.map { made(.literal(.text($0))) }))
        }
      case nil: break
      }
    } catch {
      return made(.failure(Formula.Failure(error)))
    }
    return formula(of: expression)
  }
}

extension Formula {
  /// True if the formula is an unresolved name.
  fileprivate var fails: Bool { if case .failure = kind { true } else { false } }
}
