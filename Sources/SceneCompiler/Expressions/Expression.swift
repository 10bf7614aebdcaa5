import Geometry
import LayerTree
import SceneDiagnostics
package import SceneProgram

/// An expression as a tree; every part knows its place, so errors can point at it.
package struct Expression: Sendable {
  package indirect enum Kind: Sendable {
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
    case binary(Formula.Operator, Expression, Expression)
    case conditional(Expression, then: Expression, else: Expression)
  }

  /// A word between dots, with its arguments in parentheses.
  package struct Part: Sendable {
    package let name: String
    package var indices: [Expression] = []

    package init(name: String, indices: [Expression] = []) {
      self.name = name
      self.indices = indices
    }
  }

  package let kind: Kind
  /// The offset of its beginning, in Unicode scalars.
  package let offset: Int
  package let length: Int

  package func error(_ message: String, hint: String? = nil) -> ExpressionError {
    ExpressionError(offset: offset, length: length, message: message, hint: hint)
  }
}

extension Expression {
  /// The first word of every name that occurs in the expression.
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

/// The expressions of a scene, each text parsed once, however often loops read it.
package final class ParsedExpressions {
  private var known: [String: Expression] = [:]

  package init() {}

  /// Parses a text.
  package func expression(_ text: String) throws(ExpressionError) -> Expression {
    // Most texts are numbers; parsing them is faster than a cache lookup.
    if let number = Lexer.plainNumber(text) {
      return Expression(kind: .literal(.number(number)), offset: 0, length: text.utf8.count)
    }
    if let expression = known[text] { return expression }
    let expression = try ExpressionParser.parse(text)
    known[text] = expression
    return expression
  }
}
