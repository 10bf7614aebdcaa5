import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The built-in functions by name.
extension ExpressionFunction {
  /// The names of all functions, in the order of messages and completions.
  package static let names: [String] = {
    var names = Name.allCases.map(\.rawValue)
    // These have the syntax of functions, but read changing values.
    let place = (Name.allCases.firstIndex(of: .random) ?? 0) + 1
    names.insert(contentsOf: ["presentation", "percentComplete"], at: place)
    return names
  }()

  /// Creates a function by its name; an unknown function fails when it is called.
  package init(named name: String) {
    if let function = Name(rawValue: name) {
      self.init(function)
    } else {
      self.init(name, nil) { values throws(ExpressionError) in
        throw values.call.error(
          "no function named ‘\(values.name)’", hint: NearestName.hint(for: values.name, among: Self.names))
      }
    }
  }

  private init(_ function: Name) {
    switch function {
    case .abs: self.init(function, .one { Swift.abs($0) })
    case .round: self.init(function, .one { $0.rounded() })
    case .floor: self.init(function, .one { $0.rounded(.down) })
    case .ceil: self.init(function, .one { $0.rounded(.up) })
    case .sqrt: self.init(function, .one { $0.squareRoot() })
    case .exp: self.init(function, .one { Arithmetic.exp($0) })
    case .log: self.init(function, .one { Arithmetic.log($0) })
    case .sign: self.init(function, .one { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 })
    case .min: self.init(function, .any(atLeast: 1) { $0.min() ?? 0 })
    case .max: self.init(function, .any(atLeast: 1) { $0.max() ?? 0 })
    case .nearest:
      self.init(
        function,
        .any(atLeast: 2) { numbers in
          numbers.dropFirst().min { Swift.abs($0 - numbers[0]) < Swift.abs($1 - numbers[0]) } ?? numbers[0]
        })
    case .clamp: self.init(function, .three { Swift.min(Swift.max($0, $1), $2) })
    case .lerp: self.init(function, .three { $0 + ($1 - $0) * $2 })
    case .pow: self.init(function, .two { Arithmetic.pow($0, $1) })
    case .hypot: self.init(function, .two { Arithmetic.hypot($0, $1) })
    case .sin: self.init(function, ofDegrees: { Arithmetic.sin($0) })
    case .cos: self.init(function, ofDegrees: { Arithmetic.cos($0) })
    case .tan: self.init(function, ofDegrees: { Arithmetic.tan($0) })
    case .asin: self.init(function, .one { Arithmetic.asin($0) * 180 / .pi }) { _ in .none }
    case .acos: self.init(function, .one { Arithmetic.acos($0) * 180 / .pi }) { _ in .none }
    case .atan: self.init(function, .one { Arithmetic.atan($0) * 180 / .pi }) { _ in .none }
    case .atan2: self.init(function, .two { Arithmetic.atan2($0, $1) * 180 / .pi }) { _ in .none }
    case .random: self.init(function, .one { .random(of: $0) }) { _ in .none }
    case .rubberBand:
      self.init(
        function,
        .some(2...3) { numbers in
          RubberBand.shown(
            overshoot: numbers[0], dimension: numbers[1], coefficient: numbers.count > 2 ? numbers[2] : nil)
        })
    case .project:
      self.init(
        function,
        .some(1...2) { numbers in
          ScrollDeceleration.projectedDistance(velocity: numbers[0], rate: numbers.count > 1 ? numbers[1] : nil)
        })
    case .rgb, .rgba: self.init(function, color: ColorLiteral.rgb)
    case .uiColor: self.init(function, color: ColorLiteral.uiColor)
    case .hsl, .hsla: self.init(function, color: ColorLiteral.hsl)
    case .white: self.init(function, color: ColorLiteral.white)
    case .mix: self.init(function, color: ColorLiteral.mix)
    case .opacity: self.init(function, color: ColorLiteral.opacity)
    case .join: self.init(function.rawValue, function) { .text($0.values.map(\.text).joined()) }
    case .prefix:
      self.init(function.rawValue, function) { values throws(ExpressionError) in
        try values.requireCount(2...2)
        let count = Int(saturating: try values.number(1).rounded(.down))
        return .text(String(values.values[0].text.prefix(Swift.max(0, count))))
      }
    case .length:
      self.init(function.rawValue, function) { values throws(ExpressionError) in
        try values.requireCount(1...1)
        return .number(Double(values.values[0].text.count))
      }
    case .degrees:
      self.init(function.rawValue, function) { values throws(ExpressionError) in
        try values.requireCount(1...1)
        return .number(try values.number(0), .degrees)
      }
    case .radians:
      self.init(function.rawValue, function) { values throws(ExpressionError) in
        try values.requireCount(1...1)
        return .number(try values.number(0) * 180 / .pi, .degrees)
      }
    }
  }

  /// Creates a numeric function with a unit that follows from its arguments.
  private init(
    _ function: Name, _ numeric: NumericFunction,
    unit: @escaping @Sendable (ArgumentList) throws(ExpressionError) -> ExpressionValue.Unit = { $0.unit }
  ) {
    self.init(function.rawValue, function, numeric: numeric) { values throws(ExpressionError) in
      try values.requireCount(numeric.counts)
      let unit = try unit(values)
      return .number(numeric.value(of: try values.numbers()), unit)
    }
  }

  /// Creates a trigonometric function in degrees from one in radians.
  private init(_ function: Name, ofDegrees body: @escaping @Sendable (Double) -> Double) {
    self.init(function, .one { body($0 * .pi / 180) }) { values throws(ExpressionError) in
      guard values.unit != .pi else {
        throw values.call.error(
          "\(values.name) takes degrees", hint: "write degrees, or \(values.name)(radians(…))")
      }
      return .none
    }
  }

  /// Creates a function that returns a color.
  private init(
    _ function: Name, color: @escaping @Sendable (ArgumentList) throws(ExpressionError) -> Color
  ) {
    self.init(function.rawValue, function) { values throws(ExpressionError) in .color(try color(values)) }
  }
}

extension Double {
  /// Returns a pseudorandom number from 0 up to, but not including, 1 that only depends on `seed`.
  ///
  /// It is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014) of the seed's bits.
  package static func random(of seed: Double) -> Double {
    // Positive and negative zero have different bits, but must give the same number.
    var bits = (seed == 0 ? 0 : seed).bitPattern &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
  }
}
