/// An expression in which every name is resolved to a slot, a layer's property, or a constant.
///
/// Each subformula has its source range, so that runtime errors can refer to it.
package struct Formula: Sendable {
  package indirect enum Kind: Sendable {
    case literal(ExpressionValue)
    /// A list of numbers in brackets.
    case list([Formula])
    /// A value that changes while a scene plays; the failure is the error if it is unavailable.
    case reading(Reading, Failure)
    /// A table cell whose row is determined while the scene plays.
    case cell(row: Formula, table: DataTable, cells: [Formula])
    /// A row of a table whose index is determined while the scene plays.
    case row(DataTable, index: Formula)
    /// A table cell: an expression, or plain text if the expression is invalid.
    case textUnless(Formula, String)
    case call(ExpressionFunction, [Formula])
    case negate(Formula)
    case not(Formula)
    case binary(Operator, Formula, Formula)
    case conditional(Formula, then: Formula, else: Formula)
    case failure(Failure)
  }

  /// The error for a name.
  ///
  /// It is created on demand, because most unknown names are plain text.
  package struct Failure: Sendable {
    package let error: @Sendable () -> ExpressionError

    package init(_ error: @escaping @Sendable () -> ExpressionError) { self.error = error }
    package init(_ error: ExpressionError) { self.error = { error } }
  }

  package enum Operator: String, Sendable {
    case or, and
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case modulo = "mod"
    case power = "^"
  }

  package let kind: Kind
  /// The offset of the start, in Unicode scalars.
  package let offset: Int
  package let length: Int
  /// The components of a name, between dots; nil for anything else.
  package var words: [String]?
  /// The calculation with names that results in this literal; nil if there is none.
  private var source: Source?

  /// A box for the recursive value.
  private indirect enum Source: Sendable { case calculation(Formula) }

  package init(kind: Kind, offset: Int, length: Int, words: [String]? = nil) {
    self.kind = kind
    self.offset = offset
    self.length = length
    self.words = words
  }

  package func error(_ message: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(offset: offset, length: length, message: message, hint: hint)
  }
}

extension Formula {
  /// True if the value never changes.
  package var isConstant: Bool {
    switch kind {
    case .literal: true
    case .reading, .cell, .row, .failure: false
    case .textUnless(let formula, _), .negate(let formula), .not(let formula): formula.isConstant
    case .list(let items): items.allSatisfy(\.isConstant)
    case .call(_, let arguments): arguments.allSatisfy(\.isConstant)
    case .binary(_, let left, let right): left.isConstant && right.isConstant
    case .conditional(let condition, let yes, let no): condition.isConstant && yes.isConstant && no.isConstant
    }
  }

  /// The formula after constant folding.
  package var folded: Formula {
    switch kind {
    case .list, .call, .negate, .not, .binary:
      guard isConstant, let value = try? value(in: nil) else { return self }
      var literal = Formula(kind: .literal(value), offset: offset, length: length)
      if hasNames { literal.source = .calculation(self) }
      return literal
    default: return self
    }
  }

  /// The formula before ``folded``, with the names of constants.
  package var unfolded: Formula {
    if case .calculation(let formula)? = source { formula } else { self }
  }

  /// True if the formula contains names.
  private var hasNames: Bool {
    if words != nil || source != nil { return true }
    switch kind {
    case .literal, .reading, .cell, .row, .failure: return false
    case .textUnless(let formula, _), .negate(let formula), .not(let formula): return formula.hasNames
    case .list(let items), .call(_, let items): return items.contains(where: \.hasNames)
    case .binary(_, let left, let right): return left.hasNames || right.hasNames
    case .conditional(let condition, let yes, let no): return condition.hasNames || yes.hasNames || no.hasNames
    }
  }
}

extension Formula: CustomStringConvertible {
  /// The formula as an expression, with resolved references in place of names.
  package var description: String {
    switch kind {
    case .literal(.text(let text)): "'\(text)'"
    case .literal(let value): value.text
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .reading(let reading, _): reading.description
    case .cell(let row, let table, _): "\(table.name)(\(row)).\(words?.dropFirst().joined(separator: ".") ?? "")"
    case .row(let table, let index): "\(table.name)(\(index))"
    case .textUnless(let formula, _): formula.description
    case .call(let function, let arguments):
      "\(function.name)(\(arguments.map(\.description).joined(separator: ", ")))"
    case .negate(let operand): "-\(operand)"
    case .not(let operand): "not \(operand)"
    case .binary(let operation, let left, let right): "(\(left) \(operation.rawValue) \(right))"
    case .conditional(let condition, let yes, let no): "(if \(condition) then \(yes) else \(no))"
    case .failure: words?.joined(separator: ".") ?? "?"
    }
  }
}
