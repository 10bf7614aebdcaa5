import LayerTree
import Motion
import SceneProgram

/// Splits expressions with list values into their numbers, because code only calculates with numbers.
extension OutlineBuilder {
  /// Returns the numbers of a formula with a list value, as in `if open then [0, 0] else [100, 50]`; nil for literal
  /// lists, and for other types.
  func numbers(of formula: Formula) -> [OutlineExpression]? {
    switch formula.unfolded.kind {
    case .conditional, .binary, .negate: parts(of: formula)
    case .literal, .list, .reading, .cell, .row, .textUnless, .call, .not, .failure: nil
    }
  }

  private func parts(of folded: Formula) -> [OutlineExpression]? {
    let formula = folded.unfolded
    switch formula.kind {
    case .literal(.numbers(let numbers)): return numbers.map { .number($0) }
    case .list(let items): return items.map { expression($0) }
    case .reading(let reading, _): return parts(of: reading)
    case .negate(let operand): return parts(of: operand)?.map { .negate($0) }
    case .conditional(let condition, let yes, let no):
      let question = expression(condition)
      if case .boolean(let holds) = question { return parts(of: holds ? yes : no) }
      guard let yes = parts(of: yes), let no = parts(of: no), yes.count == no.count else { return nil }
      return zip(yes, no).map { yes, no in
        if case (.number(let one), .number(let other)) = (yes, no), one == other { return yes }
        return .conditional(question, then: yes, otherwise: no)
      }
    case .binary(let operation, let left, let right):
      switch (parts(of: left), parts(of: right)) {
      case (let left?, let right?) where left.count == right.count:
        return zip(left, right).map { calculated(operation, $0, $1) }
      case (let left?, nil): return left.map { calculated(operation, $0, expression(right)) }
      case (nil, let right?): return right.map { calculated(operation, expression(left), $0) }
      default: return nil
      }
    case .literal, .cell, .row, .textUnless, .call, .not, .failure: return nil
    }
  }

  /// Returns an operation on two numbers, evaluated if both are known.
  private func calculated(
    _ operation: Formula.Operator, _ left: OutlineExpression, _ right: OutlineExpression
  ) -> OutlineExpression {
    guard case (.number(let a), .number(let b)) = (left, right) else {
      return .binary(operation, left, right)
    }
    switch operation {
    case .add: return .number(a + b)
    case .subtract: return .number(a - b)
    case .multiply: return .number(a * b)
    case .divide where b != 0: return .number(a / b)
    case .divide, .modulo, .power, .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .binary(operation, left, right)
    }
  }

  /// Returns the numbers of a point or a size that a reading refers to.
  private func parts(of reading: Reading) -> [OutlineExpression]? {
    switch reading {
    case .property(let layer, let property, let isPresented):
      let sides: [String]
      switch AnimatableProperty(keyPath: property.keyPath)?.kind {
      case .point: sides = ["x", "y"]
      case .size: sides = ["width", "height"]
      default: return nil
      }
      return sides.map { .property(layer: layer, keyPath: "\(property.keyPath).\($0)", isPresented: isPresented) }
    case .gesture(let gesture, let layer, let name):
      return Self.isPoint(name) ? ["x", "y"].map { value("\(name).\($0)", of: gesture, on: layer) } : nil
    case .event(let name):
      guard let gesture, Self.isPoint(name) else { return nil }
      return ["x", "y"].map { value("\(name).\($0)", of: gesture.gesture, on: gesture.layer) }
    case .state, .named, .time, .finished, .fractionComplete, .percentComplete, .touch, .indexed: return nil
    }
  }

  /// Returns true if a value of a gesture is a point or a vector.
  private static func isPoint(_ name: String) -> Bool {
    ["translation", "location"].contains { name.hasSuffix("." + $0) } || name == "gesture.velocity"
  }
}
