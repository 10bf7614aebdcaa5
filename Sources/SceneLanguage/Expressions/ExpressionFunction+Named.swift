import Arithmetic
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram

/// The functions of the language, by their names.
extension ExpressionFunction {
  /// The names, as messages and completions list them.
  package static let names =
    ["min", "max", "clamp", "nearest", "lerp", "pow", "hypot", "degrees", "radians", "atan2", "random"]
    + ["presentation", "percentComplete"] + numeric.keys.sorted() + trigonometric.keys.sorted()
    + inverseTrigonometric.keys.sorted()
    + ["rgb", "rgba", "hsl", "hsla", "white", "UIColor", "mix", "opacity"] + ["join", "prefix", "length"]

  private static let numeric: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "round": { $0.rounded() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "sqrt": { $0.squareRoot() }, "exp": { exp($0) }, "log": { log($0) },
    "sign": { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
  ]

  private static let severalNumeric: [String: NumericFunction] = [
    "min": .any(atLeast: 1) { $0.min() ?? 0 }, "max": .any(atLeast: 1) { $0.max() ?? 0 },
    "nearest": .any(atLeast: 2) { numbers in
      numbers.dropFirst().min { abs($0 - numbers[0]) < abs($1 - numbers[0]) } ?? numbers[0]
    },
    "clamp": .three { Swift.min(Swift.max($0, $1), $2) }, "lerp": .three { $0 + ($1 - $0) * $2 },
    "pow": .two { pow($0, $1) }, "hypot": .two { hypot($0, $1) },
  ]

  /// These take degrees.
  private static let trigonometric: [String: @Sendable (Double) -> Double] = [
    "sin": { sin($0 * .pi / 180) }, "cos": { cos($0 * .pi / 180) }, "tan": { tan($0 * .pi / 180) },
  ]

  /// These give degrees.
  private static let inverseTrigonometric: [String: @Sendable (Double) -> Double] = [
    "asin": { asin($0) * 180 / .pi }, "acos": { acos($0) * 180 / .pi }, "atan": { atan($0) * 180 / .pi },
  ]

  /// Finds a function by its name; an unknown one fails when it is called.
  package init(named name: String) {
    if let function = Self.numeric[name].map(NumericFunction.one) ?? Self.severalNumeric[name] {
      self.init(name, function) { $0.unit }
    } else if let function = Self.trigonometric[name] {
      self.init(name, .one(function)) { values throws(ExpressionError) in
        guard values.unit != .pi else {
          throw values.call.error("\(name) takes degrees", hint: "write degrees, or \(name)(radians(…))")
        }
        return .none
      }
    } else if let function = Self.inverseTrigonometric[name] {
      self.init(name, .one(function)) { _ in .none }
    } else {
      switch name {
      case "atan2": self.init(name, .two { atan2($0, $1) * 180 / .pi }) { _ in .none }
      case "random": self.init(name, .one { .random(of: $0) }) { _ in .none }
      default: self.init(name: name, body: Self.others[name] ?? Self.color)
      }
    }
  }

  /// Makes a function of numbers, whose result has a unit that follows from its arguments.
  private init(
    _ name: String, _ function: NumericFunction,
    unit: @escaping @Sendable (ArgumentList) throws(ExpressionError) -> ExpressionValue.Unit
  ) {
    self.init(name: name, numeric: function) { values throws(ExpressionError) in
      try values.requireCount(function.counts)
      let unit = try unit(values)
      return .number(function.value(of: try values.numbers()), unit)
    }
  }

  /// A function that makes a color.
  private static let color: Body = { values throws(ExpressionError) in
    if let color = try ColorLiteral.call(values) { return .color(color) }
    throw values.call.error(
      "no function is called ‘\(values.name)’", hint: NearestName.hint(for: values.name, among: names))
  }

  /// The functions that make angles of numbers, and those of texts.
  private static let others: [String: Body] = [
    "join": { values in .text(values.values.map(\.text).joined()) },
    "prefix": { values throws(ExpressionError) in
      try values.requireCount(2...2)
      return .text(String(values.values[0].text.prefix(max(0, Int(saturating: try values.number(1).rounded(.down))))))
    },
    "length": { values throws(ExpressionError) in
      try values.requireCount(1...1)
      return .number(Double(values.values[0].text.count))
    },
    "degrees": { values throws(ExpressionError) in
      try values.requireCount(1...1)
      return .number(try values.number(0), .degrees)
    },
    "radians": { values throws(ExpressionError) in
      try values.requireCount(1...1)
      return .number(try values.number(0) * 180 / .pi, .degrees)
    },
  ]
}

extension Double {
  /// A number from 0 up to 1 that looks random, and is the same whenever `seed` is.
  ///
  /// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014) of the seed's bits.
  package static func random(of seed: Double) -> Double {
    // Zero has two signs.
    var bits = (seed == 0 ? 0 : seed).bitPattern &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
  }
}
