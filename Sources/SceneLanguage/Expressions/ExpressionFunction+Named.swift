import Arithmetic
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram

/// The functions of the language, by their names.
extension ExpressionFunction {
  /// The names, as messages and completions list them.
  package static let names =
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

  /// Finds a function by its name; an unknown one fails when it is called.
  package init(named name: String) { self.init(name: name, body: Self.body(of: name)) }

  private static func body(of name: String) -> Body {
    if let function = numeric[name] {
      return { values throws(ExpressionError) in
        try values.requireCount(1...1)
        return .number(function(try values.number(0)), values.unit)
      }
    }
    if let function = trigonometric[name] {
      return { values throws(ExpressionError) in
        try values.requireCount(1...1)
        guard values.unit != .pi else {
          throw values.call.error("\(name) takes degrees", hint: "write degrees, or \(name)(radians(…))")
        }
        return .number(function(try values.number(0)))
      }
    }
    if let function = inverseTrigonometric[name] {
      return { values throws(ExpressionError) in
        try values.requireCount(1...1)
        return .number(function(try values.number(0)))
      }
    }
    return others[name] ?? color
  }

  /// A function that makes a color.
  private static let color: Body = { values throws(ExpressionError) in
    if let color = try ColorLiteral.call(values) { return .color(color) }
    throw values.call.error(
      "no function is called ‘\(values.name)’", hint: NearestName.hint(for: values.name, among: names))
  }

  private static let others: [String: Body] = [
    "min": { values throws(ExpressionError) in
      try values.requireCount(1...64)
      return .number(try values.numbers().min() ?? 0, values.unit)
    },
    "max": { values throws(ExpressionError) in
      try values.requireCount(1...64)
      return .number(try values.numbers().max() ?? 0, values.unit)
    },
    "clamp": { values throws(ExpressionError) in
      try values.requireCount(3...3)
      return .number(
        Swift.min(Swift.max(try values.number(0), try values.number(1)), try values.number(2)), values.unit)
    },
    "lerp": { values throws(ExpressionError) in
      try values.requireCount(3...3)
      let (a, b) = (try values.number(0), try values.number(1))
      return .number(a + (b - a) * (try values.number(2)), values.unit)
    },
    "pow": { values throws(ExpressionError) in
      try values.requireCount(2...2)
      return .number(pow(try values.number(0), try values.number(1)), values.unit)
    },
    "hypot": { values throws(ExpressionError) in
      try values.requireCount(2...2)
      return .number(hypot(try values.number(0), try values.number(1)), values.unit)
    },
    "atan2": { values throws(ExpressionError) in
      try values.requireCount(2...2)
      return .number(atan2(try values.number(0), try values.number(1)) * 180 / .pi)
    },
    "degrees": { values throws(ExpressionError) in
      try values.requireCount(1...1)
      return .number(try values.number(0), .degrees)
    },
    "random": { values throws(ExpressionError) in
      try values.requireCount(1...1)
      return .number(.random(of: try values.number(0)))
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
