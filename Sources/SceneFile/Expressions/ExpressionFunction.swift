import Arithmetic
import Geometry

/// The functions that an expression can call.
enum ExpressionFunction {
  /// The names, as messages and completions list them.
  static let names =
    ["min", "max", "clamp", "lerp", "pow", "hypot", "degrees", "radians", "atan2", "random"]
    + ["presentation", "percentComplete"] + numeric.keys.sorted() + trigonometric.keys.sorted()
    + inverseTrigonometric.keys.sorted()
    + ["rgb", "rgba", "hsl", "hsla", "white", "UIColor", "mix", "opacity"]

  private static let numeric: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "round": { $0.rounded() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "sqrt": { $0.squareRoot() }, "exp": { exp($0) }, "log": { log($0) },
    "sign": { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
  ]

  /// These take degrees.
  private static let trigonometric: [String: @Sendable (Double) -> Double] = [
    "sin": { sin($0 * .pi / 180) }, "cos": { cos($0 * .pi / 180) }, "tan": { tan($0 * .pi / 180) },
  ]

  /// These give degrees.
  private static let inverseTrigonometric: [String: @Sendable (Double) -> Double] = [
    "asin": { asin($0) * 180 / .pi }, "acos": { acos($0) * 180 / .pi }, "atan": { atan($0) * 180 / .pi },
  ]

  static func call(
    _ name: String, _ values: [ExpressionValue], _ call: Expression, _ arguments: [Expression]
  ) throws(ExpressionError) -> ExpressionValue {
    let values = ArgumentList(name: name, values: values, call: call, arguments: arguments)
    if let function = numeric[name] {
      try values.requireCount(1...1)
      return .number(function(try values.number(0)), values.unit)
    }
    if let function = trigonometric[name] {
      try values.requireCount(1...1)
      guard values.unit != .pi else {
        throw call.error("\(name) takes degrees", hint: "write degrees, or \(name)(radians(…))")
      }
      return .number(function(try values.number(0)))
    }
    if let function = inverseTrigonometric[name] {
      try values.requireCount(1...1)
      return .number(function(try values.number(0)))
    }
    switch name {
    case "min", "max":
      try values.requireCount(1...64)
      let numbers = try values.numbers()
      let best = name == "min" ? numbers.min() : numbers.max()
      return .number(best ?? 0, values.unit)
    case "clamp":
      try values.requireCount(3...3)
      return .number(min(max(try values.number(0), try values.number(1)), try values.number(2)), values.unit)
    case "lerp":
      try values.requireCount(3...3)
      let (a, b) = (try values.number(0), try values.number(1))
      return .number(a + (b - a) * (try values.number(2)), values.unit)
    case "pow":
      try values.requireCount(2...2)
      return .number(pow(try values.number(0), try values.number(1)), values.unit)
    case "hypot":
      try values.requireCount(2...2)
      return .number(hypot(try values.number(0), try values.number(1)), values.unit)
    case "atan2":
      try values.requireCount(2...2)
      return .number(atan2(try values.number(0), try values.number(1)) * 180 / .pi)
    case "degrees":
      try values.requireCount(1...1)
      return .number(try values.number(0), .degrees)
    case "random":
      try values.requireCount(1...1)
      return .number(.random(of: try values.number(0)))
    case "radians":
      try values.requireCount(1...1)
      return .number(try values.number(0) * 180 / .pi, .degrees)
    default:
      if let color = try ColorLiteral.call(values) { return .color(color) }
      throw call.error("no function is called ‘\(name)’", hint: NearestName.hint(for: name, among: names))
    }
  }
}
