/// A binary operator of a script that evaluates both operands.
enum ScriptOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case power = "**"
  case equal = "=="
  case notEqual = "!="
  case same = "==="
  case notSame = "!=="
  case less = "<"
  case more = ">"
  case atMost = "<="
  case atLeast = ">="
  case and = "&"
  case or = "|"
  case exclusiveOr = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightZero = ">>>"
  case isIn = "in"
  case instance = "instanceof"

  /// The precedence; higher numbers bind tighter.
  var precedence: Int {
    switch self {
    case .or: 4
    case .exclusiveOr: 5
    case .and: 6
    case .equal, .notEqual, .same, .notSame: 7
    case .less, .more, .atMost, .atLeast, .isIn, .instance: 8
    case .shiftLeft, .shiftRight, .shiftRightZero: 9
    case .add, .subtract: 10
    case .multiply, .divide, .remainder: 11
    case .power: 12
    }
  }
}
