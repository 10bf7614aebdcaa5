import Geometry
import SceneDiagnostics
import SceneSyntax

/// The arguments of a call, with their places.
struct ArgumentList {
  let name: String
  let values: [ExpressionValue]
  let call: Formula
  let arguments: [Formula]

  func requireCount(_ range: ClosedRange<Int>) throws(ExpressionError) {
    guard !range.contains(values.count) else { return }
    let wanted = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    throw call.error("\(name) takes \(wanted) argument\(wanted == "1" ? "" : "s"), found \(values.count)")
  }

  func number(_ index: Int) throws(ExpressionError) -> Double {
    guard case .number(let number, _) = values[index] else {
      throw arguments[index].error("found \(values[index].kindName) where a number belongs")
    }
    return number
  }

  func numbers() throws(ExpressionError) -> [Double] {
    var numbers: [Double] = []
    for index in values.indices { numbers.append(try number(index)) }
    return numbers
  }

  func color(_ index: Int) throws(ExpressionError) -> Color {
    guard let color = values[index].color else {
      throw arguments[index].error("found \(values[index].kindName) where a color belongs")
    }
    return color
  }

  /// The unit that the result has: the first one that any argument has.
  var unit: ExpressionValue.Unit {
    for case .number(_, let unit) in values where unit != .none { return unit }
    return .none
  }
}
