import Geometry
import LayerTree
import SceneDiagnostics
package import SceneProgram

/// The syntax tree of an expression; each node has its source range for error messages.
package struct Expression: Sendable {
  package indirect enum Kind: Sendable {
    case literal(ExpressionValue)
    /// A list of numbers in brackets: a point, a size, or a rectangle.
    case list([Expression])
    /// A name, as its components between dots.
    case name([String])
    /// A name with an indexed component, such as `row(i).opacity`.
    case element([Part])
    case call(String, [Expression])
    case negate(Expression)
    case not(Expression)
    case binary(Formula.Operator, Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
  }

  /// A component of a name, with its indices in parentheses.
  package struct Part: Sendable {
    package let name: String
    package var indices: [Expression] = []

    package init(name: String, indices: [Expression] = []) {
      self.name = name
      self.indices = indices
    }
  }

  package let kind: Kind
  /// The offset of the expression's start, in Unicode scalars.
  package let offset: Int
  package let length: Int

  package func error(_ message: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(offset: offset, length: length, message: message, hint: hint)
  }
}

extension Expression {
  /// The first component of every name in the expression.
  package var names: [String] {
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

/// A cache of parsed expressions, so that each text is parsed once even if loops read it often.
package final class ParsedExpressions {
  private var known: [String: Expression] = [:]

  package init() {}

  /// Returns the expression for a text, parsed on first use.
  package func expression(_ text: String) throws(ExpressionError) -> Expression {
    // Most texts are numbers, and parsing a number is faster than a cache lookup.
    if let number = Lexer.plainNumber(text) {
      return Expression(kind: .literal(.number(number)), offset: 0, length: text.utf8.count)
    }
    if let expression = known[text] { return expression }
    let expression = try ExpressionParser.parse(text)
    known[text] = expression
    return expression
  }
}
