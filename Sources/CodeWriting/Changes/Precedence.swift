import SceneProgram

/// The precedence of Swift's operators, in ascending order.
enum Precedence: Int, Comparable {
  /// A complete expression, or the contents of parentheses or an argument.
  case expression
  case ternary, or, and, comparison, addition, multiplication
  /// The operand of a prefix operator such as `-` or `!`.
  case prefix
  /// The operand of a member access, or an indivisible expression.
  case primary

  static func < (one: Precedence, other: Precedence) -> Bool { one.rawValue < other.rawValue }

  /// The next higher precedence.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .primary }

  /// Creates the precedence of an operator; nil for an operator that is a function in Swift.
  init?(_ operation: Formula.Operator) {
    switch operation {
    case .or: self = .or
    case .and: self = .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: self = .comparison
    case .add, .subtract: self = .addition
    case .multiply, .divide: self = .multiplication
    case .modulo, .power: return nil
    }
  }

  /// Returns an expression of this precedence as an operand in a context, with parentheses if needed.
  func enclosed(_ text: String, in outer: Precedence) -> String { self < outer ? "(\(text))" : text }
}
