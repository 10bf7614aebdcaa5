/// A function that can be called in expressions.
package struct ExpressionFunction: Sendable {
  package typealias Body = @Sendable (ArgumentList) throws(ExpressionError) -> ExpressionValue

  /// The functions of the language, in the order used by messages and completions.
  package enum Name: String, CaseIterable, Sendable {
    case min, max, clamp, nearest, lerp, pow, hypot, degrees, radians, atan2, random, rubberBand, project
    case abs, ceil, exp, floor, log, round, sign, sqrt
    case cos, sin, tan
    case acos, asin, atan
    case rgb, rgba, hsl, hsla, white
    case uiColor = "UIColor"
    case mix, opacity
    case join, prefix, length
  }

  /// The name in the scene.
  package let name: String
  /// The built-in function; nil for an unknown name, whose calls fail.
  package let function: Name?
  /// The function of numbers without units; nil if its arguments or result have another type.
  package let numeric: NumericFunction?
  private let body: Body

  package init(_ name: String, _ function: Name?, numeric: NumericFunction? = nil, body: @escaping Body) {
    self.name = name
    self.function = function
    self.numeric = numeric
    self.body = body
  }

  /// Returns the result of the function.
  package func call(_ values: ArgumentList) throws(ExpressionError) -> ExpressionValue { try body(values) }
}

/// A function from numbers to a number.
package enum NumericFunction: Sendable {
  case one(@Sendable (Double) -> Double)
  case two(@Sendable (Double, Double) -> Double)
  case three(@Sendable (Double, Double, Double) -> Double)
  /// A function with optional last arguments.
  case some(ClosedRange<Int>, @Sendable ([Double]) -> Double)
  /// A function of any number of arguments, with a minimum.
  case any(atLeast: Int, @Sendable ([Double]) -> Double)

  /// The permitted numbers of arguments.
  package var counts: ClosedRange<Int> {
    switch self {
    case .one: 1...1
    case .two: 2...2
    case .three: 3...3
    case .some(let counts, _): counts
    case .any(let minimum, _): minimum...64
    }
  }

  /// Returns the result of the function.
  ///
  /// - Precondition: The number of arguments is permitted.
  package func value(of arguments: [Double]) -> Double {
    switch self {
    case .one(let function): function(arguments[0])
    case .two(let function): function(arguments[0], arguments[1])
    case .three(let function): function(arguments[0], arguments[1], arguments[2])
    case .some(_, let function), .any(_, let function): function(arguments)
    }
  }
}

/// The arguments of a call, with their source ranges.
package struct ArgumentList {
  package let name: String
  package let values: [ExpressionValue]
  package let call: Formula
  package let arguments: [Formula]

  package func requireCount(_ range: ClosedRange<Int>) throws(ExpressionError) {
    guard !range.contains(values.count) else { return }
    let wanted = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    throw call.error("\(name) takes \(wanted) argument\(wanted == "1" ? "" : "s"), found \(values.count)")
  }

  package func number(_ index: Int) throws(ExpressionError) -> Double {
    guard case .number(let number, _) = values[index] else {
      throw arguments[index].error("expected a number, found \(values[index].kindName)")
    }
    return number
  }

  package func numbers() throws(ExpressionError) -> [Double] {
    var numbers: [Double] = []
    for index in values.indices { numbers.append(try number(index)) }
    return numbers
  }

  /// The unit of the result: the unit of the first argument that has one.
  package var unit: ExpressionValue.Unit {
    for case .number(_, let unit) in values where unit != .none { return unit }
    return .none
  }
}

/// An error in an expression, with its location.
package struct ExpressionError: Error, Sendable {
  /// The offset of the erroneous part in the expression, in Unicode scalars.
  package let offset: Int
  /// The length of the erroneous part, in Unicode scalars.
  package let length: Int
  package let message: String
  package var hint: String?
  /// The unknown name that causes the error; nil for other errors.
  package var unknownName: String?

  package init(offset: Int, length: Int, message: String, hint: String? = nil, unknownName: String? = nil) {
    self.offset = offset
    self.length = length
    self.message = message
    self.hint = hint
    self.unknownName = unknownName
  }
}
