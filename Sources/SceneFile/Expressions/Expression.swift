import SceneDiagnostics
import SceneSyntax

/// An expression as a tree; every part knows its place, so errors can point at it.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case literal(ExpressionValue)
    /// Numbers in brackets: a point, a size or a rectangle.
    case list([Expression])
    /// A name, its parts once separated by dots.
    case name([String])
    /// A name with an indexed part: `row(i).opacity`.
    case element([Part])
    case call(String, [Expression])
    case negate(Expression)
    case not(Expression)
    case binary(Operator, Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
  }

  /// A word between dots, and what follows it in parentheses.
  struct Part: Sendable {
    let name: String
    var indices: [Expression] = []
  }

  enum Operator: String, Sendable {
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

  let kind: Kind
  /// The offset of its beginning, in Unicode scalars.
  let offset: Int
  let length: Int

  func error(_ message: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(offset: offset, length: length, message: message, hint: hint)
  }
}

extension Expression {
  /// The first word of every name that occurs in the expression.
  var names: [String] {
    switch kind {
    case .literal: []
    case .list(let items): items.flatMap(\.names)
    case .name(let parts): Array(parts.prefix(1))
    case .element(let parts): parts.prefix(1).map(\.name) + parts.flatMap { $0.indices.flatMap(\.names) }
    case .call(_, let arguments): arguments.flatMap(\.names)
    case .negate(let operand), .not(let operand): operand.names
    case .binary(_, let left, let right): left.names + right.names
    case .conditional(let condition, let yes, let no): condition.names + yes.names + no.names
    }
  }
}
