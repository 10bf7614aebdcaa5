import Arithmetic

extension ScriptRun {
  /// Returns a constant of `Math`.
  func constant(_ name: String) throws(ScriptError) -> ScriptValue {
    switch name {
    case "PI": return .number(.pi)
    case "E": return .number(exp(1))
    case "LN2": return .number(log(2))
    case "LN10": return .number(log(10))
    case "SQRT2": return .number(2.0.squareRoot())
    case "SQRT1_2": return .number(0.5.squareRoot())
    default: throw .unsupported("Math.\(name)")
    }
  }

  /// Returns the result of a function of `Math`, computed with the same bits on all processors.
  func math(_ name: String, _ arguments: [ScriptValue]) throws(ScriptError) -> Double {
    let numbers = arguments.map(\.number)
    let x = numbers.first ?? .nan
    let y = numbers.count > 1 ? numbers[1] : .nan
    switch name {
    case "abs": return abs(x)
    case "floor": return x.rounded(.down)
    case "ceil": return x.rounded(.up)
    case "round": return (x + 0.5).rounded(.down)
    case "trunc": return x.rounded(.towardZero)
    case "sign": return x > 0 ? 1 : x < 0 ? -1 : x
    case "sqrt": return x.squareRoot()
    case "cbrt": return x < 0 ? -pow(-x, 1 / 3) : pow(x, 1 / 3)
    case "sin": return sin(x)
    case "cos": return cos(x)
    case "tan": return tan(x)
    case "asin": return asin(x)
    case "acos": return acos(x)
    case "atan": return atan(x)
    case "atan2": return atan2(x, y)
    case "exp": return exp(x)
    case "log": return log(x)
    case "log2": return log(x) / log(2)
    case "log10": return log(x) / log(10)
    case "pow": return pow(x, y)
    case "hypot": return numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    case "min": return numbers.contains(where: \.isNaN) ? .nan : numbers.min() ?? .infinity
    case "max": return numbers.contains(where: \.isNaN) ? .nan : numbers.max() ?? -.infinity
    case "random": return host.random.next()
    default: throw .unsupported("Math.\(name)")
    }
  }
}
