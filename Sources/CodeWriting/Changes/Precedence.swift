import SceneProgram

/// The precedence of Swift's operators, from loose to tight.
enum Precedence: Int, Comparable {
  /// A whole expression, or the contents of parentheses or commas.
  case expression
  case ternary, or, and, comparison, addition, multiplication
  /// A sign or `!` before an operand.
  case prefix
  /// The operand of a dot, or an indivisible expression.
  case primary

  static func < (one: Precedence, other: Precedence) -> Bool { one.rawValue < other.rawValue }

  /// The next tighter one.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .primary }

  /// The precedence of an operator; nil for one that Swift has as a function.
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

  /// An expression of this precedence as an operand of one that needs another.
  func enclosed(_ text: String, in outer: Precedence) -> String { self < outer ? "(\(text))" : text }
}
