/// A function that an expression can call.
package struct ExpressionFunction: Sendable {
  package typealias Body = @Sendable (ArgumentList) throws(ExpressionError) -> ExpressionValue

  package let name: String
  private let body: Body

  package init(name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }

  /// Returns the result of the function.
  package func call(_ values: ArgumentList) throws(ExpressionError) -> ExpressionValue { try body(values) }
}

/// The arguments of a call, with their places.
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
      throw arguments[index].error("found \(values[index].kindName) where a number belongs")
    }
    return number
  }

  package func numbers() throws(ExpressionError) -> [Double] {
    var numbers: [Double] = []
    for index in values.indices { numbers.append(try number(index)) }
    return numbers
  }

  /// The unit that the result has: the first one that any argument has.
  package var unit: ExpressionValue.Unit {
    for case .number(_, let unit) in values where unit != .none { return unit }
    return .none
  }
}
